import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import getPort from 'get-port'
import type { Browser } from 'playwright'
import type { Findings } from '../../check/workspace.ts'
import { serve } from '../command.ts'
import { npm, type Rehearsal } from '../project.ts'
import { layDown } from './create.ts'
import type { Example } from './examples.ts'
import { checkExampleTypes } from './types.ts'

/** Kinds of files that a page consists of. Calls of its server may be refused on purpose, and no example has an icon. */
const PARTS: readonly string[] = ['document', 'stylesheet', 'script', 'image', 'font']

/** Opens the page of an example, uses it, and returns what goes wrong. */
async function visit(browser: Browser, url: string, { visit }: Example): Promise<Findings> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const findings: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && PARTS.includes(response.request().resourceType()))
      findings.push(`its page has no ${response.url()}: ${response.status()}`)
  })
  page.on('pageerror', ({ message }) => findings.push(`its page throws: ${message}`))
  page.on('console', (message) => {
    // Requests that fail are logged by the browser itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      findings.push(`its page logs: ${message.text()}`)
  })
  try {
    await page.goto(url)
    await visit?.(page)
  } catch (problem) {
    const text = await page.innerText('body').catch(() => '')
    findings.push(`${(problem as Error).message}\nIts page says: ${text}`)
  } finally {
    await context.close()
  }
  return findings
}

/** Lays an example down outside of the repository, installs it from the registry, builds it, checks its types, runs it and looks at it. */
export async function tryExample(
  rehearsal: Rehearsal,
  browser: Browser,
  example: Example,
): Promise<Findings> {
  const { name, scripts } = example
  const folder = join(rehearsal.home, 'examples', name)
  const report = (findings: Findings): Findings =>
    findings.map((finding) => `apps/examples/${name}: ${finding}`)
  mkdirSync(dirname(folder), { recursive: true })
  const problems = await layDown(rehearsal, name, folder)
  if (problems.length > 0) return report(problems)
  writeFileSync(join(folder, '.npmrc'), rehearsal.registry.npmrc)
  for (const words of [['install'], ...scripts.map((script) => ['run', script])]) {
    const { isWell, output } = await npm(rehearsal, folder, ...words)
    if (!isWell) return report([`npm ${words.join(' ')} fails:\n${output}`])
  }
  const findings = await checkExampleTypes(rehearsal, folder)
  if (findings.length > 0) return report(findings)
  if (!example.serve) return []
  const port = await getPort({ host: '127.0.0.1' })
  const { command, words } = example.serve(port)
  const server = await serve(command, words, { cwd: folder, port, env: { PORT: String(port) } })
  try {
    return report(await visit(browser, server.url, example))
  } finally {
    server.stop()
    // Next and workerd are large.
    rmSync(folder, { recursive: true, force: true })
  }
}
