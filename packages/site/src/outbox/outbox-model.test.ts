import fc from 'fast-check'
import { expect, test } from 'vitest'
import { journaled } from './storage/journaled.browser.ts'
import { brokenBy, outboxStories } from './outbox-model.test-support.ts'
import { shared } from './storage/shared.browser.ts'

/** MODEL_RUNS=10000 makes the search long, and MODEL_SEED another one. */
const numRuns = Number(process.env.MODEL_RUNS ?? 150)
const seed = Number(process.env.MODEL_SEED ?? 2026)
const whole = { lost: [], doubled: [], sent: [], taken: [] }

test.each([
  ['journaled', 'repeat', journaled],
  ['journaled', 'ask', journaled],
  ['journaled', 'forget', journaled],
  ['shared', 'repeat', shared],
  ['shared', 'ask', shared],
  ['shared', 'forget', shared],
] as const)(
  'an outbox that is %s loses nothing in any story, doubles nothing unasked (%s), and sends nothing that is held or was erased',
  async (_, doubt, keep) => {
    await fc.assert(
      fc.asyncProperty(outboxStories, async (steps) => {
        expect(await brokenBy(steps, keep, doubt)).toEqual(whole)
      }),
      { numRuns, seed },
    )
  },
  3_600_000,
)

test('a page that is left while it takes over what others have left doubles nothing, also if one page has no IndexedDB', async () => {
  const steps = [
    { kind: 'open' },
    { kind: 'block', what: 'indexedDB' },
    { kind: 'add', count: 2 },
    { kind: 'open' },
    { kind: 'pass', ms: 500 },
    { kind: 'online' },
    { kind: 'flush' },
    { kind: 'freeze' },
  ] as const
  expect(await brokenBy(steps, journaled, 'forget')).toEqual(whole)
})

test('pages without IndexedDB do not tell each other for ever what a page before them has left', async () => {
  const steps = [
    { kind: 'add', count: 2 },
    { kind: 'settle' },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'block', what: 'indexedDB' },
    { kind: 'close' },
    { kind: 'settle' },
  ] as const
  expect(await brokenBy(steps, journaled, 'forget')).toEqual(whole)
})

test('a page does not send again what another one has removed while it was sending it', async () => {
  const steps = [
    { kind: 'server', is: 'slow' },
    { kind: 'add', count: 1 },
    { kind: 'open' },
    { kind: 'remove', nth: 0, inLast: true },
    { kind: 'answer', verdict: 'later' },
    { kind: 'settle' },
  ] as const
  expect(await brokenBy(steps, shared, 'repeat')).toEqual(whole)
})
