import fc from 'fast-check'

/** Outcome of the next call: it succeeds, or the server or the network fails. */
export type Fate = 'ok' | 'lost' | 'network' | 'refused' | 'down' | 'tooMany' | 'tooManyLater' | 'hang'

type FieldId = 'mail' | 'text' | 'name'

/** One thing that happens while a visitor fills in the form of a site in one of two tabs. */
export type Step =
  | { readonly do: 'type'; readonly tab: 0 | 1; readonly field: FieldId; readonly text: string }
  | { readonly do: 'fate'; readonly call: 'key' | 'save'; readonly fate: Fate }
  | { readonly do: 'wait' | 'offline' | 'online' | 'retry' }
  /**
   * `press` sends new answers, `again` those of the press before; `reset` empties the form for the next visitor; a page that
   * crashes saves no draft; `back` leaves the page and comes back to it out of the back/forward cache.
   */
  | {
      readonly do: 'press' | 'again' | 'abort' | 'reset' | 'reload' | 'crash' | 'back' | 'flush'
      readonly tab: 0 | 1
    }

const fates: readonly Fate[] = ['ok', 'lost', 'network', 'refused', 'down', 'tooMany', 'tooManyLater', 'hang']
const tab = fc.constantFrom(0 as const, 1 as const)

/** Random stories: typing, submitting, failing, retrying, reloading, leaving, losing the connection, in two tabs. */
export const stories: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.record({
          do: fc.constant('type' as const),
          tab,
          field: fc.constant('mail' as const),
          text: fc.constantFrom('ada@example.com', 'grace@example.com', 'mira@example.com', 'ada@', ''),
        }),
        fc.record({
          do: fc.constant('type' as const),
          tab,
          field: fc.constantFrom('text' as const, 'name' as const),
          text: fc.oneof(
            fc.constantFrom('', '<b>', '__proto__'),
            fc.string({ unit: 'binary', maxLength: 9 }),
          ),
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('fate' as const),
        call: fc.constantFrom('key' as const, 'save' as const),
        fate: fc.constantFrom(...fates),
      }),
    },
    {
      weight: 7,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'wait' as const,
          'wait',
          'wait',
          'offline',
          'offline',
          'online',
          'online',
          'retry',
        ),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom(
          ...([
            'press',
            'press',
            'again',
            'again',
            'abort',
            'reset',
            'reload',
            'crash',
            'back',
            'flush',
          ] as const),
        ),
        tab,
      }),
    },
  ),
  // The default size makes stories of a few steps.
  { maxLength: 30, size: 'max' },
)

const queued: readonly Step[] = [
  { do: 'fate', call: 'key', fate: 'network' },
  { do: 'press', tab: 0 },
  { do: 'wait' },
]

/**
 * Stories that chance seldom makes: another tab finds what a press is sending, 429 comes after another press, what needed
 * attention was pressed again before it is retried, the queue sends what a press has just given back, two visitors of one
 * tab press offline, two tabs queue the same answers, one tab waits for a key while the other one sends,
 * and gets it afterwards, a page that comes back presses again what it has just left.
 */
export const rareStories: readonly (readonly Step[])[] = [
  [
    ...queued,
    { do: 'fate', call: 'save', fate: 'hang' },
    { do: 'again', tab: 0 },
    { do: 'wait' },
    { do: 'flush', tab: 1 },
    { do: 'wait' },
    { do: 'retry' },
    { do: 'wait' },
  ],
  [
    ...queued,
    { do: 'fate', call: 'save', fate: 'tooManyLater' },
    { do: 'flush', tab: 1 },
    { do: 'wait' },
    { do: 'press', tab: 1 },
    { do: 'wait' },
    { do: 'wait' },
    { do: 'online' },
    { do: 'wait' },
  ],
  [
    ...queued,
    { do: 'fate', call: 'save', fate: 'down' },
    { do: 'flush', tab: 1 },
    { do: 'wait' },
    { do: 'again', tab: 0 },
    { do: 'wait' },
    { do: 'retry' },
    { do: 'wait' },
  ],
  [
    { do: 'offline' },
    { do: 'type', tab: 0, field: 'mail', text: 'ada@' },
    { do: 'press', tab: 1 },
    { do: 'wait' },
    { do: 'online' },
    { do: 'press', tab: 0 },
    { do: 'fate', call: 'save', fate: 'tooManyLater' },
    { do: 'wait' },
    { do: 'press', tab: 1 },
    { do: 'wait' },
  ],
  [
    { do: 'offline' },
    { do: 'type', tab: 0, field: 'mail', text: 'ada@example.com' },
    { do: 'press', tab: 0 },
    { do: 'wait' },
    { do: 'type', tab: 0, field: 'mail', text: 'grace@example.com' },
    { do: 'press', tab: 0 },
    { do: 'wait' },
    { do: 'again', tab: 0 },
    { do: 'wait' },
    { do: 'online' },
    { do: 'press', tab: 0 },
    { do: 'wait' },
  ],
  [
    ...queued,
    { do: 'reload', tab: 0 },
    { do: 'reload', tab: 1 },
    { do: 'offline' },
    { do: 'again', tab: 1 },
    { do: 'again', tab: 0 },
    { do: 'wait' },
    { do: 'online' },
    { do: 'wait' },
  ],
  [
    { do: 'offline' },
    { do: 'press', tab: 0 },
    { do: 'fate', call: 'key', fate: 'hang' },
    { do: 'wait' },
    { do: 'online' },
    { do: 'wait' },
    { do: 'offline' },
    { do: 'again', tab: 0 },
    { do: 'wait' },
  ],
  [
    { do: 'fate', call: 'key', fate: 'lost' },
    { do: 'press', tab: 0 },
    { do: 'offline' },
    { do: 'wait' },
    { do: 'online' },
    { do: 'press', tab: 0 },
    { do: 'press', tab: 0 },
    { do: 'flush', tab: 0 },
    { do: 'online' },
  ],
  [
    { do: 'fate', call: 'save', fate: 'hang' },
    { do: 'press', tab: 1 },
    { do: 'online' },
    { do: 'back', tab: 1 },
    { do: 'again', tab: 1 },
    { do: 'wait' },
  ],
]
