import fc from 'fast-check'
import { expect, test } from 'vitest'
import { items, run, type Act, type Fate, type Story } from './cart-model.test-support.ts'

/** `MODEL_RUNS=10000 pnpm vitest run … cart-model` runs as many stories; a few are enough for every day. */
const numRuns = Number(process.env.MODEL_RUNS ?? 150)

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      item: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 3 }),
      isNamed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('quantity' as const),
      at: fc.nat(3),
      quantity: fc.integer({ min: 0, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'fields' as const), at: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refresh' as const, 'show' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('reload' as const, 'crash' as const, 'close' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(30) }) },
)
const ms = fc.integer({ min: 1, max: 12 })
const fate = (...kinds: Fate['kind'][]): fc.Arbitrary<Fate> =>
  fc.record({ kind: fc.constantFrom(...kinds), toServerMs: ms, backMs: ms })
const troubles = fate(
  'answered',
  'answered',
  'answered',
  'answered',
  'answered',
  'request-lost',
  'answer-lost',
  'timeout',
  'garbage',
  'too-many',
  'down',
)

const isLeaving = ({ kind }: Act): boolean => ['reload', 'crash', 'close'].includes(kind)
// The shopper does nothing more before the next page knows its cart.
const look = { tab: 0, act: { kind: 'show' } } as const
const load = { tab: 0, act: { kind: 'wait', ms: 1200 } } as const

const story = (fates: fc.Arbitrary<Fate>, tabs: fc.Arbitrary<number>): fc.Arbitrary<Story> =>
  fc.record({
    acts: fc.array(fc.record({ tab: fc.nat(2), act }), { minLength: 1, maxLength: 25 }),
    fates: fc.array(fates, { minLength: 1, maxLength: 20 }),
    tabs,
  })

// spec: CRT-091 CRT-092 CRT-093
test('after any faults the shown cart becomes the cart of the server, and no add is lost or done twice', async () => {
  await fc.assert(
    fc.asyncProperty(story(troubles, fc.integer({ min: 1, max: 3 })), async (given) => {
      const { shop, stores, ledger } = await run(given)
      for (const store of stores) {
        const { cart, settled, isRevalidating } = store.snapshot()
        expect(isRevalidating).toBe(false)
        expect(settled).toEqual(shop.cart())
        const shown = cart?.entries.map(({ key: _, isPending, ...entry }) => ({
          ...entry,
          ...(isPending && { isPending }),
        }))
        expect(shown).toEqual(shop.cart()?.entries)
      }
      for (const item of items) {
        const [pressed, confirmed, refused, unclear, done] = (
          ['pressed', 'confirmed', 'refused', 'unclear', 'done'] as const
        ).map((book) => ledger[book].get(item) ?? 0) as [number, number, number, number, number]
        // Every press has an outcome, each confirmed add is done, and none is done that was refused.
        expect(confirmed + refused + unclear).toBe(pressed)
        expect(done).toBeGreaterThanOrEqual(confirmed)
        expect(done).toBeLessThanOrEqual(confirmed + unclear)
      }
    }),
    { numRuns },
  )
}, 3_600_000)

// spec: CRT-004
test('without faults the cart of one tab is the result of all presses in order, whenever its page is left', async () => {
  const calm = story(fate('answered'), fc.constant(1)).map((given) => ({
    ...given,
    acts: given.acts.flatMap((step) => (isLeaving(step.act) ? [step, look, load] : [step])),
  }))
  const plenty = calm.filter(({ acts }) => acts.every(({ act }) => act.kind !== 'add' || act.item !== 2))
  await fc.assert(
    fc.asyncProperty(plenty, async (given) => {
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
