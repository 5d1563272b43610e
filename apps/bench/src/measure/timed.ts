import type { TimedCase } from '../area.ts'
import { assertEqual } from '../equal.ts'
import { address, prepare, type Sample, startChild } from './child.ts'
import type { Effort } from './effort.ts'
import { summarise, type Summary } from './summary.ts'

/** Warmed code: all subjects take turns in one process, at all scales. */
export async function measureTimed(measured: TimedCase, effort: Effort): Promise<Summary> {
  const { name, subjects, input, scales = [1], per } = measured
  const addresses = (await prepare(subjects, 'node')).map(address)
  const turns = scales.flatMap((scale) => addresses.map((from) => ({ address: from, input: input?.(scale) })))
  const ofScale = <Thing>(all: readonly Thing[], at: number): Thing[] =>
    all.slice(at * subjects.length, (at + 1) * subjects.length)
  const same = (outputs: readonly unknown[]): void =>
    scales.forEach((_, at) => assertEqual(measured, ofScale(outputs, at)))

  const child = await startChild('turns')
  try {
    same(await child.ask<unknown[]>({ kind: 'outputs', turns, name }))
    const { samples, outputs } = await child.ask<{ samples: Sample[][]; outputs: unknown[] }>({
      kind: 'samples',
      ...effort,
    })
    same(outputs)
    return summarise(
      subjects,
      scales.map((scale, at) => ({ scale, units: per?.count(scale) ?? 1, samples: ofScale(samples, at) })),
    )
  } finally {
    child.end()
  }
}
