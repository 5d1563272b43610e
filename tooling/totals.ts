import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NOT_COMPARED } from './visual/exit.ts'

/** How many checks of a run went well. */
export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const none: Totals = { passed: 0, failed: 0, skipped: 0 }

/** Several runs as one. */
export const sum = (runs: readonly Totals[]): Totals =>
  runs.reduce(
    (all, run) => ({
      passed: all.passed + run.passed,
      failed: all.failed + run.failed,
      skipped: all.skipped + run.skipped,
    }),
    none,
  )

/** The line that ends a run. */
export const line = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Totals of turbo's summary of its tasks. */
export function tasksOf(output: string): Totals {
  const [, passed, all] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []
  if (!passed || !all) return { ...none, failed: 1 }
  return { ...none, passed: Number(passed), failed: Number(all) - Number(passed) }
}

/** Totals of Vitest's JSON report. A file that failed to load counts as one failure. */
export function testsOf(report: string): Totals {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(report) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests }
}

/** Totals of a comparison of pictures, by its exit code. One that could compare nothing has not passed. */
export function picturesOf(code: number | null): Totals {
  if (code === NOT_COMPARED) return { ...none, skipped: 1 }
  return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

const memory = fileURLToPath(new URL('../.cache/totals.json', import.meta.url))

/** Keeps the totals of a run for the step that follows it. */
export function remember(totals: Totals): void {
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify(totals))
}

/** The totals of the run before, or one failure if there was none. */
export function recall(): Totals {
  try {
    return JSON.parse(readFileSync(memory, 'utf8')) as Totals
  } catch {
    return { ...none, failed: 1 }
  }
}
