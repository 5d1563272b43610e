import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { conclude, type Findings, isMain, packageFolders, root, shown } from '../check/workspace.ts'
import { formatterCalls } from './formatters.ts'
import { callsOf, type Call } from './plan.ts'

/**
 * Most milliseconds that an export may take for a hostile text, and those after which it is ended. On a slow machine, what takes
 * half of its time for half of the text may take five times as long.
 */
const LIMIT_MS = 50
const END_MS = 5000

/** Times the usual one that a call is given which was ended once: a process that the machine had stalled gets through. */
const SECOND_TIME = 6

/** Exports that may take longer, because they write much more than they read. */
const SLOWER: Readonly<Record<string, number>> = {
  // 5 MB of code for 33,000 tags.
  '@sitewright/template-engine/codegen .generate()': 250,
}

const PROGRAM = fileURLToPath(new URL('attack.ts', import.meta.url))

const named = ({ module, path }: Call = { module: '', file: '', path: [] }): string =>
  `${module} ${path.map((step) => (typeof step === 'string' ? `.${step}` : '()')).join('')}`

type Tell = (number: number, kind: string, ms: number) => void

/** What to call, and when to end it. */
interface Plan {
  readonly file: string
  readonly endMs: number
}

/** Where to begin. */
interface Start {
  /** Number of the first call. */
  readonly from: number
  /** True if the first call was ended once. */
  readonly isSecond: boolean
}

/** Makes calls in a process of its own. Returns where to go on if it was ended, or ended by itself. */
function attack({ file, endMs }: Plan, { from, isSecond }: Start, tell: Tell): Promise<Start | undefined> {
  // With room for what a call makes, tidying up memory is not measured with it.
  const words = [
    '--max-semi-space-size=128',
    '--import',
    'tsx',
    PROGRAM,
    file,
    String(from),
    String(LIMIT_MS),
  ]
  const child = spawn('node', words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let current = { number: from, kind: '' }
  let isEnded = false
  const end = (): void => {
    isEnded = true
    child.kill('SIGKILL')
  }
  let timer = setTimeout(end, 60_000)
  createInterface(child.stdout).on('line', (line) => {
    const [what, number, kind = '', ms] = line.split('\t')
    if (what === 'broken') console.error(number)
    else if (what === 'slow') tell(Number(number), kind, Number(ms))
    else current = { number: Number(number), kind }
    clearTimeout(timer)
    const patience = isSecond && current.number === from ? endMs * SECOND_TIME : endMs
    timer = setTimeout(end, what === 'import' ? 60_000 : patience)
  })
  return new Promise((done) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      if (code === 0) {
        done(undefined)
        return
      }
      const { number, kind } = current
      const isAgain = isSecond && number === from
      if (!isEnded || isAgain) tell(number, kind, isEnded ? endMs * SECOND_TIME : Number.NaN)
      done(isEnded && !isAgain ? { from: number, isSecond: true } : { from: number + 1, isSecond: false })
    })
  })
}

/** Those of some calls that take too long for a hostile text. */
export async function findSlow(calls: readonly Call[], endMs = END_MS): Promise<Findings> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const home = mkdtempSync(join(root, '.cache/hostile-'))
  const file = join(home, 'plan.json')
  writeFileSync(file, JSON.stringify(calls))
  const slow = new Map<number, string[]>()
  const tell = (number: number, kind: string, ms: number): void => {
    slow.set(number, [...(slow.get(number) ?? []), `${kind} (${ms} ms)`])
  }
  let start: Start | undefined = { from: 0, isSecond: false }
  while (start && start.from < calls.length) start = await attack({ file, endMs }, start, tell)
  rmSync(home, { recursive: true, force: true })
  return [...slow].map(([number, kinds]) => `${named(calls[number])} takes long for ${kinds.join(', ')}.`)
}

/** Exports of a built package that take too long for a hostile text. */
export async function checkHostile(folder: string): Promise<Findings> {
  const calls = [...callsOf(folder), ...(await formatterCalls(folder))].map((call) => {
    const limitMs = SLOWER[named(call)]
    return limitMs ? { ...call, limitMs } : call
  })
  console.log(`${shown(folder)}: ${calls.length} calls`)
  return findSlow(calls)
}

if (isMain(import.meta.url)) {
  const chosen = process.argv.slice(2).map((path) => resolve(path))
  const folders = chosen.length > 0 ? chosen : packageFolders()
  const findings: string[] = []
  for (const folder of folders) findings.push(...(await checkHostile(folder)))
  conclude('hostile texts', findings)
}
