import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './check/workspace.ts'

/** A test that did not run because something is missing here. */
export interface SkippedTest {
  readonly project: string
  readonly file: string
  /** Its title after those of the groups it is in, as `--testNamePattern` reads it. */
  readonly name: string
  /** Missing capability, if the test names it. */
  readonly reason: string
}

/** How a run went: how many checks did well, and what its last lines have to say. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, was skipped, or passed only when tried again, a line for each. */
  readonly notes: readonly string[]
  readonly tests: readonly SkippedTest[]
}

export const none: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [], tests: [] }

/** A check by its exit code. */
export const outcomeOf = (code: number | undefined, name: string): Outcome =>
  code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1, notes: [`failed: ${name}`] }

/** Several runs as one. */
export const sum = (runs: readonly Outcome[]): Outcome =>
  runs.reduce(
    (all, run) => ({
      passed: all.passed + run.passed,
      failed: all.failed + run.failed,
      skipped: all.skipped + run.skipped,
      notes: [...all.notes, ...run.notes],
      tests: [...all.tests, ...run.tests],
    }),
    none,
  )

/** The line that ends a run. */
export const line = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Outcome of turbo's tasks, by the summary that it prints. */
export function tasksOf(output: string): Outcome {
  const [, passed, all] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []
  if (!passed || !all) return outcomeOf(1, 'turbo')
  const [, names = ''] = /^\s*Failed:\s+(.+)$/m.exec(output) ?? []
  const notes = names.split(', ').filter(Boolean)
  const failed = Number(all) - Number(passed)
  return { ...none, passed: Number(passed), failed, notes: notes.map((name) => `failed: ${name}`) }
}

/** File that keeps how a run went for the step that follows it. */
export type Memory = 'npm-test' | 'vitest'

const fileOf = (memory: Memory): string => join(root, `.cache/${memory}.json`)

export function remember(memory: Memory, outcome: Outcome): void {
  mkdirSync(dirname(fileOf(memory)), { recursive: true })
  writeFileSync(fileOf(memory), JSON.stringify(outcome))
}

export const forget = (memory: Memory): void => rmSync(fileOf(memory), { force: true })

/** How the run before went. One that has kept nothing has failed. */
export function recall(memory: Memory): Outcome {
  try {
    return JSON.parse(readFileSync(fileOf(memory), 'utf8')) as Outcome
  } catch {
    return outcomeOf(1, memory)
  }
}
