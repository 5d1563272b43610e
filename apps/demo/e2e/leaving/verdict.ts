import type { Sighting } from './subject.ts'

/** What became of the actions of one run, or of several. */
export interface Verdict {
  readonly runs: number
  /** Runs that lost something. */
  readonly losing: number
  readonly lost: number
  readonly doubled: number
  /** Actions that have not arrived, as the visitor was told. */
  readonly told: number
  /** Actions that arrived more than once, not each time with the id of the first; or although they were told to have failed. */
  readonly strange: number
}

/** Compares what a visitor did, and was told to have failed, with what the server has heard. */
export function judge(
  done: readonly string[],
  heard: readonly Sighting[],
  failed: readonly string[] = [],
): Verdict {
  const ids = new Map<string, (string | undefined)[]>()
  for (const { action, id } of heard) ids.set(action, [...(ids.get(action) ?? []), id])
  const missing = done.filter((action) => !ids.has(action))
  const lost = missing.filter((action) => !failed.includes(action)).length
  const doubles = [...ids.values()].filter((all) => all.length > 1)
  const isStrange = ([first, ...rest]: readonly (string | undefined)[]): boolean =>
    first === undefined || rest.some((id) => id !== first)
  return {
    runs: 1,
    losing: lost > 0 ? 1 : 0,
    lost,
    doubled: doubles.length,
    told: missing.length - lost,
    strange: doubles.filter(isStrange).length + failed.filter((action) => ids.has(action)).length,
  }
}

const names = ['runs', 'losing', 'lost', 'doubled', 'told', 'strange'] as const

/** Adds up the verdicts of several runs. */
export function sum(verdicts: readonly Verdict[]): Verdict {
  const total = { runs: 0, losing: 0, lost: 0, doubled: 0, told: 0, strange: 0 }
  for (const verdict of verdicts) for (const name of names) total[name] += verdict[name]
  return total
}
