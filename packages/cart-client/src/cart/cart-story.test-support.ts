import fc from 'fast-check'
import { items, run, type Act, type Fate, type Ledger, type Story } from './cart-model.test-support.ts'

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

/** Stories in up to three tabs, with faults of the network and the server. */
export const faultyStories: fc.Arbitrary<Story> = story(troubles, fc.integer({ min: 1, max: 3 }))

/** Stories in one tab without faults, in which no item is sold out. */
export const calmStories: fc.Arbitrary<Story> = story(fate('answered'), fc.constant(1))
  .map((given) => ({
    ...given,
    acts: given.acts.flatMap((step) => (isLeaving(step.act) ? [step, look, load] : [step])),
  }))
  .filter(({ acts }) => acts.every(({ act }) => act.kind !== 'add' || act.item !== 2))

/** Plays a story. Returns what the carts in the tabs, the cart of the server and the outcomes disagree about. */
export async function problemsOf(given: Story): Promise<readonly string[]> {
  const { shop, stores, ledger } = await run(given)
  const isSame = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other)
  const ofTabs = stores.flatMap((store, tab) => {
    const { cart, settled, isRevalidating } = store.snapshot()
    const shown = cart?.entries.map(({ key: _, isPending, ...entry }) => ({
      ...entry,
      ...(isPending && { isPending }),
    }))
    return [
      ...(isRevalidating ? [`tab ${tab} has not come to rest`] : []),
      ...(isSame(settled, shop.cart()) ? [] : [`tab ${tab} has another cart than the server`]),
      ...(isSame(shown, shop.cart()?.entries) ? [] : [`tab ${tab} shows other entries than the server has`]),
    ]
  })
  return [...ofTabs, ...items.flatMap((item) => outcomeProblems(item, ledger))]
}

/** Every press has an outcome, each confirmed add is done, and none is done that was refused. */
function outcomeProblems(item: string, ledger: Ledger): string[] {
  const quantity = (book: keyof Ledger): number => ledger[book].get(item) ?? 0
  const [confirmed, unclear, done] = [quantity('confirmed'), quantity('unclear'), quantity('done')]
  const known = confirmed + quantity('refused') + unclear
  return [
    ...(known === quantity('pressed')
      ? []
      : [`${item}: ${quantity('pressed')} pressed, ${known} have an outcome`]),
    ...(done >= confirmed ? [] : [`${item}: ${confirmed} confirmed, ${done} done`]),
    ...(done <= confirmed + unclear
      ? []
      : [`${item}: ${confirmed} confirmed, ${unclear} in doubt, ${done} done`]),
  ]
}
