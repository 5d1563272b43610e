import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { root, shown } from '../check/workspace.ts'
import { run } from '../run.ts'
import { keep } from './kept.ts'
import { names } from './names.ts'
import type { Search } from './target.ts'

// Attacks the packages with random cases, other ones each time: `pnpm fuzz [--seconds 30] [--seed N] [--only NAME]`.
// A case that fails is printed and kept in `tooling/fuzz/kept`, where every test run tries it again.

const HOME = join(root, '.cache/fuzz')
const PROGRAM = join(HOME, 'attack.mjs')

/** Time that a target may take beyond its search: to start, and to make a failing case smaller. */
const GRACE_MS = 60_000

/** One file with all that is attacked, so that parts which load later are there at once, as in the packages' own tests. */
async function bundle(): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('attack.ts', import.meta.url))],
    outfile: PROGRAM,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@sitewright/source'],
    logLevel: 'error',
  })
}

/**
 * Attacks a target in a process of its own, so that a case that never ends, or that ends the process, is a failure like
 * others. Returns true if it held.
 */
async function attack(name: string, seed: number, seconds: number): Promise<boolean> {
  const report = join(HOME, `${name}.json`)
  rmSync(report, { force: true })
  // Named first: whatever happens from here on can be made to happen again.
  console.log(`${name}: seed ${seed}, ${seconds} s`)
  const words = [PROGRAM, name, String(seed), String(seconds), report]
  const { isSilent } = await run('node', words, { silenceMs: seconds * 1000 + GRACE_MS })
  if (!existsSync(report)) {
    console.log(`${name}: seed ${seed} has a case that ${isSilent ? 'does not end' : 'ends the process'}`)
    return false
  }
  const { count, failure } = JSON.parse(readFileSync(report, 'utf8')) as Search
  console.log(`${name}: ${count} cases, ${failure ? 'the last one failed' : 'none failed'}`)
  if (!failure) return true
  console.log(`${failure.problem}\n${failure.example}\nKept in ${shown(keep(name, failure))}:`)
  console.log(JSON.stringify({ target: name, ...failure }))
  return false
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
})
const chosen = names.filter((name) => !values.only || name === values.only)
if (chosen.length === 0) throw new Error(`Choose one of ${names.join(', ')}.`)
mkdirSync(HOME, { recursive: true })
await bundle()
let failed = 0
for (const name of chosen) {
  const isHeld = await attack(name, Number(values.seed ?? Date.now() % 2 ** 31), Number(values.seconds))
  if (!isHeld) failed += 1
}
process.exitCode = failed > 0 ? 1 : 0
