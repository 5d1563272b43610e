import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { chromium } from './chromium.ts'
import { line, none, remember, sum, tasksOf, testsOf, type Totals } from './totals.ts'

const REPORT = join(root, '.cache/tests.json')

interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a command, shows what it prints, and keeps it. */
function run(command: string, words: readonly string[]): Promise<Outcome> {
  const child = spawn(command, words, {
    cwd: root,
    // What is piped is read as text, in logs too.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  const show = (chunk: Buffer): void => {
    output += chunk.toString()
    process.stdout.write(chunk)
  }
  child.stdout.on('data', show)
  child.stderr.on('data', show)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function turbo(...tasks: readonly string[]): Promise<Totals> {
  const { output } = await run('turbo', [
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
  ])
  return tasksOf(output)
}

async function tests(words: readonly string[]): Promise<Totals> {
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { code } = await run('vitest', ['--config', 'vitest.workspace.ts', 'run', ...reporters, ...words])
  const totals = existsSync(REPORT) ? testsOf(readFileSync(REPORT, 'utf8')) : none
  // Vitest may also end with an error outside of any test.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}

async function step(title: string, work: () => Promise<Totals>): Promise<Totals> {
  console.log(`\n── ${title}`)
  const begin = performance.now()
  const totals = await work()
  console.log(`── ${title}: ${line(totals)} (${Math.round((performance.now() - begin) / 1000)} s)`)
  return totals
}

/** Finds the browser before anything else, so that its absence is said in one sentence and not once for each test. */
function findBrowser(): void {
  try {
    console.log(`Browser: ${chromium().executablePath ?? ''}`)
  } catch (problem) {
    console.error((problem as Error).message)
    process.exit(1)
  }
}

findBrowser()
const checks = manifestChecks()
const totals = sum([
  await step('build', () => turbo('build')),
  await step('checks', () => turbo(...checks)),
  await step('tests', () => tests(process.argv.slice(2))),
])
remember(totals)
console.log(`\n${line(totals)}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

/** The gates, as `pnpm check` lists them. */
function manifestChecks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { check: string }
  }
  return scripts.check.replace('turbo run ', '').split(' ')
}
