import type { Machine } from '@sitewright/machine'

type State = 'idle' | 'adding' | 'confirmed' | 'added' | 'failed'
type Event = 'press' | 'accepted' | 'rejected' | 'rested'

/** An add-to-cart button whose delays are left to the caller, who sends `rested`. */
export const addButton: Machine<State, Event> = {
  initial: 'idle',
  states: {
    idle: { on: { press: 'adding' } },
    adding: { on: { accepted: 'confirmed', rejected: 'failed' } },
    confirmed: { on: { rested: 'added' } },
    added: { on: { rested: 'idle' } },
    failed: { on: { rested: 'idle' } },
  },
}

/** The same button with its delays in the table. */
export const restingButton: Machine<State, Event> = {
  initial: 'idle',
  states: {
    idle: { on: { press: 'adding' } },
    adding: { on: { accepted: 'confirmed', rejected: 'failed' } },
    confirmed: { after: { ms: 1000, to: 'added' } },
    added: { after: { ms: 2000, to: 'idle' } },
    failed: { after: { ms: 1000, to: 'idle' } },
  },
}

/** A shopper who presses too often, and is refused every second time: some events lead nowhere. */
const lap: readonly Event[] = [
  ...(['press', 'press', 'accepted', 'press', 'rested', 'rested'] as const),
  ...(['press', 'rejected', 'accepted', 'rested'] as const),
]

/** Events of a button, repeated. */
export const story = (events: number): readonly Event[] =>
  Array.from({ length: events }, (_, index) => lap[index % lap.length] ?? 'rested')

/** A clock whose delays pass when it is told, one at a time. */
export function createHeldClock(): {
  readonly set: (then: () => void) => () => void
  readonly pass: () => void
} {
  let waiting: (() => void) | undefined
  return {
    set: (then) => {
      waiting = then
      return () => {
        if (waiting === then) waiting = undefined
      }
    },
    pass: () => {
      const then = waiting
      waiting = undefined
      then?.()
    },
  }
}
