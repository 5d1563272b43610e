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

/** Exports that may take longer, because they write much more than they read. */
const SLOWER: Readonly<Record<string, number>> = {
  // 5 MB of code for 33,000 tags.
  '@sitewright/template-engine/codegen .generate()': 250,
}

const PROGRAM = fileURLToPath(new URL('attack.ts', import.meta.url))

const named = ({ module, path }: Call = { module: '', file: '', path: [] }): string =>
  `${module} ${path.map((step) => (typeof step === 'string' ? `.${step}` : '()')).join('')}`

/** Makes calls from a number on, in a process of its own. Returns the number of one that had to be ended. */
function attack(plan: string, from: number, tell: (number: number, kind: string, ms: number) => void) {
  // With room for what a call makes, tidying up memory is not measured with it.
  const words = [
    '--max-semi-space-size=128',
    '--import',
    'tsx',
    PROGRAM,
    plan,
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
    timer = setTimeout(end, what === 'import' ? 60_000 : END_MS)
  })
  return new Promise<number | undefined>((done) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      if (code === 0) {
        done(undefined)
        return
      }
      tell(current.number, current.kind, isEnded ? END_MS : Number.NaN)
      done(current.number)
    })
  })
}

/** Those of some calls that take too long for a hostile text. */
export async function findSlow(calls: readonly Call[]): Promise<Findings> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const home = mkdtempSync(join(root, '.cache/hostile-'))
  const plan = join(home, 'plan.json')
  writeFileSync(plan, JSON.stringify(calls))
  const slow = new Map<number, string[]>()
  const tell = (number: number, kind: string, ms: number): void => {
    slow.set(number, [...(slow.get(number) ?? []), `${kind} (${ms} ms)`])
  }
  for (let from: number | undefined = 0; from !== undefined && from < calls.length;) {
    const ended: number | undefined = await attack(plan, from, tell)
    from = ended === undefined ? undefined : ended + 1
  }
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
