import { areaNames, areasFolder, readArea } from './discover.ts'
import { measureArea } from './measure/area.ts'
import type { Effort } from './measure/effort.ts'
import type { AreaResult, CaseResult } from './result.ts'

export interface BenchOptions {
  /** Areas or cases to measure: `machine` or `machine/send`. @default all */
  readonly wanted: readonly string[]
  readonly effort: Effort
  /** Called with each case's result when it is there. */
  readonly tell: (result: CaseResult) => void
  /** Called with each area's result when it is whole. */
  readonly keep?: ((result: AreaResult) => void) | undefined
  /** Folder of the areas. Defaults to this package's own. */
  readonly folder?: URL
}

/** Measures the areas that are wanted. */
export async function bench(options: BenchOptions): Promise<AreaResult[]> {
  const { wanted, effort, tell, keep, folder = areasFolder } = options
  const results: AreaResult[] = []
  for (const word of wanted.length > 0 ? wanted : areaNames(folder)) {
    const [name = '', only] = word.split('/')
    const result = await measureArea(name, await readArea(name, folder), { effort, tell, only })
    keep?.(result)
    results.push(result)
  }
  return results
}

/** A sentence for each bar that was missed. */
export const missedBars = (results: readonly AreaResult[]): string[] =>
  results.flatMap(({ title: area, cases }) =>
    cases.flatMap(({ title, bars }) =>
      bars
        .filter(({ held }) => !held)
        .map(({ promise, found }) => `${area}, ${title}: ${promise}, but: ${found}.`),
    ),
  )
