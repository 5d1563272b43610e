import fc from 'fast-check'
import { expect, test } from 'vitest'
import { items, run } from './cart-model.test-support.ts'
import {
  calmStories,
  faultyStories,
  lateStories,
  lateStory,
  lossesOf,
  onceStories,
  problemsOf,
} from './cart-story.test-support.ts'

/** `MODEL_RUNS=10000 pnpm vitest run … cart-model` runs as many stories; a few are enough for every day. */
const numRuns = Number(process.env.MODEL_RUNS ?? 150)

// spec: CRT-091 CRT-092 CRT-093
test('after any faults the shown cart becomes the cart of the server, and no add is lost or done twice', async () => {
  await fc.assert(
    fc.asyncProperty(faultyStories, async (given) => {
      expect(await problemsOf(given)).toEqual([])
    }),
    { numRuns },
  )
}, 3_600_000)

// spec: CRT-091
test('an add whose page ends at any moment is in the cart once, or its failure was told', async () => {
  await fc.assert(
    fc.asyncProperty(onceStories, async (given) => {
      expect(await lossesOf(given)).toEqual([])
    }),
    { numRuns },
  )
}, 3_600_000)

test('a cart that the shopper has asked for is one that the server has had since', async () => {
  await fc.assert(
    fc.asyncProperty(lateStories, async (given) => {
      const { outdated } = await run(given)
      expect(outdated).toEqual([])
    }),
    { numRuns, examples: [[lateStory]] },
  )
}, 3_600_000)

// spec: CRT-004
test('without faults the cart of one tab is the result of all presses in order, whenever its page is left', async () => {
  await fc.assert(
    fc.asyncProperty(calmStories, async (given) => {
      // By hand: the entries are the items in the order in which they were first pressed.
      const hand: { key: string; itemId: string; note: string; quantity: number }[] = []
      for (const { act } of given.acts) {
        const at = 'at' in act ? act.at % Math.max(1, hand.length) : -1
        const entry = hand[at]
        if (act.kind === 'add') {
          const itemId = items[act.item]!
          const same = hand.find((each) => each.itemId === itemId && !each.note)
          if (same) same.quantity += act.quantity
          else hand.push({ key: itemId, itemId, note: '', quantity: act.quantity })
        } else if (entry && (act.kind === 'remove' || (act.kind === 'quantity' && act.quantity === 0))) {
          hand.splice(at, 1)
        } else if (entry && act.kind === 'quantity') entry.quantity = act.quantity
        else if (entry && act.kind === 'fields') entry.note = String(act.at)
      }
      const { shop } = await run(given)
      const entries = shop.cart()?.entries ?? []
      expect(entries.map(({ itemId, quantity }) => ({ itemId, quantity }))).toEqual(
        hand.map(({ itemId, quantity }) => ({ itemId, quantity })),
      )
    }),
    { numRuns },
  )
}, 3_600_000)
