import type { Machine } from '@sitewright/machine'

export type AddState = 'idle' | 'adding' | 'confirmed' | 'added' | 'failed'
export type AddEvent = 'press' | 'accepted' | 'rejected'

/** The machine that the page shows at work. */
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

export const addLabel: Record<AddState, string> = {
  idle: 'Add to Cart',
  adding: 'Adding…',
  confirmed: 'Adding…',
  added: 'Added!',
  failed: 'Adding…',
}
