import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lossesOf, queueStories } from './queue-model.test-support.ts'

/** MODEL_RUNS=10000 makes the search long. */
const numRuns = Number(process.env.MODEL_RUNS ?? 300)

test('loses no event in any story, and sends none that was erased', async () => {
  await fc.assert(
    fc.asyncProperty(queueStories, async (steps) => {
      expect(await lossesOf(steps, { repeatsHandedOver: true })).toEqual({ lost: [], sent: [] })
    }),
    { numRuns },
  )
}, 600_000)

test('loses at most what it has handed over to a browser, if it trusts it', async () => {
  await fc.assert(
    fc.asyncProperty(queueStories, async (steps) => {
      expect(await lossesOf(steps, { repeatsHandedOver: false })).toMatchObject({ lost: [] })
    }),
    { numRuns },
  )
}, 600_000)
