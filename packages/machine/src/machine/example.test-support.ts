import type { Machine } from '../index.ts'

type AddState = 'idle' | 'adding' | 'confirmed' | 'added' | 'failed'
type AddEvent = 'press' | 'accepted' | 'rejected'

/** The machine of an add-to-cart button: the example of the README. */
export const addButton: Machine<AddState, AddEvent> = {
  initial: 'idle',
  states: {
    idle: { on: { press: 'adding' } },
    adding: { on: { accepted: 'confirmed', rejected: 'failed' } },
    confirmed: { after: { ms: 1000, to: 'added' } },
    added: { after: { ms: 2000, to: 'idle' } },
    failed: { after: { ms: 1000, to: 'idle' } },
  },
}
