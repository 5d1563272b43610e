import type { FreshCase } from '../area.ts'
import { address, prepare, startChild } from './child.ts'
import type { Effort } from './effort.ts'
import type { FreshAnswer } from './fresh.child.ts'
import { takeRounds } from './rounds.ts'
import type { Summary } from './summary.ts'

/** Cold code: each sample comes from a process of its own. */
export async function measureFresh(measured: FreshCase, { visits, caseMs }: Effort): Promise<Summary> {
  const { kind, name, subjects, input } = measured
  return takeRounds({
    measured,
    prepared: await prepare(subjects, 'node'),
    rounds: visits,
    caseMs,
    visit: async (prepared, scale) => {
      const child = await startChild('fresh')
      try {
        const question = { address: address(prepared), name, input: input?.(scale) }
        const { output, [kind]: sample } = await child.ask<FreshAnswer>(question)
        return { output, sample }
      } finally {
        child.end()
      }
    },
  })
}
