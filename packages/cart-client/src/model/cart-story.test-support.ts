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

/** Stories in several tabs that read the cart again and again, with requests that arrive after their page has given them up. */
export const lateStories: fc.Arbitrary<Story> = fc.record({
  acts: fc.array(
    fc.record({
      tab: fc.nat(2),
      act: fc.oneof(
        fc.record({
          kind: fc.constant('add' as const),
          item: fc.nat(1),
          quantity: fc.integer({ min: 1, max: 3 }),
          isNamed: fc.constant(true),
        }),
        fc.record({ kind: fc.constant('refresh' as const) }),
        fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(12) }),
      ),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  fates: fc.array(fate('answered', 'answered', 'answer-lost', 'late'), { minLength: 1, maxLength: 20 }),
  tabs: fc.integer({ min: 2, max: 3 }),
})

const addOne = { kind: 'add', item: 0, quantity: 1, isNamed: true } as const

/** The second tab reads the cart while the first one waits for its own reading, and an add arrives late between the two. */
export const lateStory: Story = {
  acts: [
    { tab: 0, act: addOne },
    { tab: 0, act: addOne },
    { tab: 0, act: { kind: 'wait', ms: 6 } },
    { tab: 1, act: { kind: 'refresh' } },
    { tab: 0, act: addOne },
  ],
  fates: [
    { kind: 'late', toServerMs: 1, backMs: 1 },
    { kind: 'answered', toServerMs: 1, backMs: 1 },
    { kind: 'answered', toServerMs: 1, backMs: 3 },
    { kind: 'answered', toServerMs: 1, backMs: 1 },
  ],
  tabs: 2,
}

/** Stories in one tab without faults, in which no item is sold out. */
export const calmStories: fc.Arbitrary<Story> = story(fate('answered'), fc.constant(1))
  .map((given) => ({
    ...given,
    acts: given.acts.flatMap((step) => (isLeaving(step.act) ? [step, look, load] : [step])),
  }))
  .filter(({ acts }) => acts.every(({ act }) => act.kind !== 'add' || act.item !== 2))

/** Stories in one tab that adds each item once, with faults, and whose page ends at any moment. */
export const onceStories: fc.Arbitrary<Story> = fc.record({
  acts: fc
    .tuple(
      fc.shuffledSubarray([0, 1, 2], { minLength: 1 }),
      fc.array(
        fc.oneof(
          fc.record({ kind: fc.constantFrom('reload' as const, 'crash' as const, 'close' as const) }),
          fc.record({ kind: fc.constant('refresh' as const) }),
          fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(40) }),
        ),
        { minLength: 1, maxLength: 12 },
      ),
      fc.infiniteStream(fc.nat(3)),
    )
    .map(([added, rest, positions]) => {
      const acts: Act[] = [...rest]
      for (const item of added) {
        const position = positions.next().value as number
        acts.splice(position % (acts.length + 1), 0, { kind: 'add', item, quantity: 2, isNamed: true })
      }
      return acts.map((each) => ({ tab: 0, act: each }))
    }),
  fates: fc.array(troubles, { minLength: 1, maxLength: 20 }),
  tabs: fc.constant(1),
})

/** Plays a story in which each item is added once. Returns those that were lost without a word, or added twice. */
export async function lossesOf(given: Story): Promise<readonly string[]> {
  const { ledger } = await run(given)
  return items.flatMap((item) => {
    const quantity = (book: keyof Ledger): number => ledger[book].get(item) ?? 0
    const [pressed, done, told] = [
      quantity('pressed'),
      quantity('done'),
      quantity('refused') + quantity('unclear'),
    ]
    return [
      ...(done + told >= pressed
        ? []
        : [`${item}: ${pressed} pressed, ${done} done, ${told} told to have failed`]),
      ...(done <= pressed ? [] : [`${item}: ${pressed} pressed, ${done} done`]),
    ]
  })
}

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
  // The cart shows that an add has arrived, or that another tab has added as much at the same moment.
  const late = quantity('late')
  const known = confirmed + late + quantity('refused') + unclear
  // A change that was under way as its page ended is not reported if the shopper has changed the entry since.
  const untold = quantity('pressed') - known
  return [
    ...(untold >= 0 && untold <= quantity('left')
      ? []
      : [`${item}: ${quantity('pressed')} pressed, ${known} have an outcome`]),
    ...(done >= confirmed ? [] : [`${item}: ${confirmed} confirmed, ${done} done`]),
    ...(done <= confirmed + late + unclear + untold
      ? []
      : [`${item}: ${confirmed + late} confirmed, ${unclear + untold} in doubt, ${done} done`]),
  ]
}
