import type { Counts, FreshCase, PageCase } from '../area.ts'
import { assertEqual } from '../equal.ts'
import type { Prepared, Sample } from './child.ts'
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
  isColdCounted = false,
  visit,
}: Rounds): Promise<Summary> {
  const { subjects, scales = [1], per } = measured
  const sampled = scales.map((scale) => ({
    scale,
    units: per?.count(scale) ?? 1,
    samples: subjects.map((): Sample[] => []),
    counts: [] as Counts[],
  }))
  // The round before is not counted: it fills the caches of the disk, and proves that the outputs are equal.
  for (let round = isColdCounted ? 1 : 0; round <= rounds; round++) {
    for (const at of sampled) {
      const visits: Visit[] = []
      for (const one of prepared) visits.push(await visit(one, at.scale))
      assertEqual(
        measured,
        visits.map(({ output }) => output),
      )
      if (round > 0) visits.forEach(({ sample }, who) => at.samples[who]?.push(sample))
      at.counts = visits.flatMap(({ counts }) => (counts ? [counts] : []))
    }
  }
  return summarise(subjects, sampled)
}
