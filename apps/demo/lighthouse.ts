// Measures the built demo: Lighthouse's scores of some pages, and the web vitals of a scripted journey at a quarter of
// the speed. `pnpm --filter @sitewright/demo lighthouse [path …]` fails below the bars.
// pnpm fetches Lighthouse on demand, so that an install does not need it.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium as playwright } from 'playwright'
import { preview } from 'vite'
import { chromium } from '../../tooling/chromium.ts'
import { BARS, measureVitals } from './vitals.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const PATHS = ['/', '/shop', '/shop/p/belly-jug', '/cart', '/contact']
/** Least scores by category. Those that are not named need all points. */
const LEAST: Readonly<Record<string, number>> = { performance: 98 }
const ALL_POINTS = 100
const DEBUGGING_PORT = 9333

/** Part of a report that is read. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >
}

async function ask(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const options = [`--port=${DEBUGGING_PORT}`, '--output=json', `--output-path=${file}`, '--quiet']
  await promisify(execFile)('pnpm', ['--silent', 'dlx', LIGHTHOUSE, url, ...options])
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const root = fileURLToPath(new URL('.', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const server = await preview({
  root,
  logLevel: 'silent',
  build: { outDir: process.env.DEMO_OUT_DIR ?? 'dist' },
  preview: { host: '127.0.0.1', port: 0 },
})
const { args = [], ...launch } = chromium()
const browser = await playwright.launch({
  ...launch,
  args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
})

const say = (line: string) => process.stdout.write(`${line}\n`)
let isGood = true
try {
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : PATHS) {
    const url = new URL(path, server.resolvedUrls?.local[0]).href
    const { categories, audits } = await ask(url, folder)
    const scores = Object.entries(categories).map(([category, { title, score }]) => {
      const points = Math.round((score ?? 0) * 100)
      isGood &&= points >= (LEAST[category] ?? ALL_POINTS)
      return `${title} ${points}`
    })
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
      (id) => `${audits[id]?.title} ${audits[id]?.displayValue}`,
    )
    say([path.padEnd(20), ...scores, ...times].join(' · '))
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title, displayValue = '' } = audits[id] ?? {}
        if (weight && typeof score === 'number' && score < 0.9) say(`    ${title} ${displayValue}`)
      }
    }
  }
  const { lcp, cls, inp } = await measureVitals(browser, server.resolvedUrls?.local[0] ?? '')
  isGood &&= lcp <= BARS.lcp && cls <= BARS.cls && inp <= BARS.inp
  say(`Journey at 4 × CPU slowdown · LCP ${Math.round(lcp)} ms · CLS ${cls} · INP ${inp} ms`)
} finally {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true })
}
if (!isGood) {
  console.error('Something is below the bars.')
  process.exitCode = 1
}
