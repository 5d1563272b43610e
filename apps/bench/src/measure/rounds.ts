import type { Counts, FreshCase, PageCase } from '../area.ts'
import { assertEqual } from '../equal.ts'
import { LEAST_VISITS } from './effort.ts'
import type { Prepared, Sample } from './child.ts'
import { mergeCounts } from './merge-counts.ts'
import { summarise, type Summary } from './summary.ts'

/** Samples of one process or one page. */
export interface Visit {
  readonly output: unknown
  readonly sample: Sample
  readonly counts?: Counts | undefined
}

export interface Rounds {
  readonly measured: FreshCase | PageCase
  readonly prepared: readonly Prepared[]
  readonly rounds: number
  /** Time after which no further round is taken, unless there are too few. */
  readonly caseMs: number
  /** True to take no round before those that are counted. */
  readonly isColdCounted?: boolean
  /** Has one subject do the work at one scale, somewhere fresh. */
  readonly visit: (prepared: Prepared, scale: number) => Promise<Visit>
}

/** Takes each sample somewhere fresh: in each round every subject at every scale, with the outputs compared. */
export async function takeRounds({
  measured,
  prepared,
  rounds,
  caseMs,
  isColdCounted = false,
  visit,
}: Rounds): Promise<Summary> {
  const { subjects, scales = [1], per } = measured
  const sampled = scales.map((scale) => ({
    scale,
    units: per?.count(scale) ?? 1,
    samples: subjects.map((): Sample[] => []),
    counts: subjects.map((): Counts[] => []),
  }))
  // The round before is not counted: it fills the caches of the disk, and proves that the outputs are equal.
  const started = performance.now()
  for (let round = isColdCounted ? 1 : 0; round <= rounds; round++) {
    if (round > LEAST_VISITS && performance.now() - started > caseMs) break
    for (const at of sampled) {
      const visits = await takeTurns(prepared, round, (one) => visit(one, at.scale))
      assertEqual(
        measured,
        visits.map(({ output }) => output),
      )
      if (round === 0) continue
      visits.forEach(({ sample, counts }, who) => {
        at.samples[who]?.push(sample)
        if (counts) at.counts[who]?.push(counts)
      })
    }
  }
  return summarise(
    subjects,
    sampled.map(({ counts, ...at }) => ({ ...at, counts: counts.map(mergeCounts) })),
  )
}

/** Everybody's visit of a round, in another order in each round. */
async function takeTurns<Visited>(
  prepared: readonly Prepared[],
  round: number,
  visit: (one: Prepared) => Promise<Visited>,
): Promise<Visited[]> {
  const visits: Visited[] = []
  for (let turn = 0; turn < prepared.length; turn++) {
    const who = (round + turn) % prepared.length
    const one = prepared[who]
    if (one) visits[who] = await visit(one)
  }
  return visits
}
