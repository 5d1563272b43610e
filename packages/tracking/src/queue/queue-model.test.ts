import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doublesOf, lossesOf, queueStories } from './queue-model.test-support.ts'

/** MODEL_RUNS=10000 makes the search long. */
const numRuns = Number(process.env.MODEL_RUNS ?? 300)

test('loses no event that carries its id in any story, and sends none that was erased', async () => {
  await fc.assert(
    fc.asyncProperty(queueStories, async (steps) => {
      expect(await lossesOf(steps)).toEqual({ lost: [], sent: [] })
    }),
    { numRuns },
  )
}, 600_000)

test('loses nothing of a page that is frozen while its requests are under way', async () => {
  const steps = [
    { kind: 'emit', count: 1 },
    { kind: 'pass', ms: 1000 },
    { kind: 'emit', count: 3 },
    { kind: 'emit', count: 1 },
    { kind: 'freeze' },
    { kind: 'server', is: 'ok' },
    { kind: 'emit', count: 4 },
  ] as const
  expect(await lossesOf(steps)).toEqual({ lost: [], sent: [] })
})

test('sends no event twice that carries no id, in any story', async () => {
  await fc.assert(
    fc.asyncProperty(queueStories, async (steps) => {
      expect(await doublesOf(steps)).toEqual([])
    }),
    { numRuns },
  )
}, 600_000)
