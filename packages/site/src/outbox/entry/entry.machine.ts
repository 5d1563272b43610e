import type { Machine } from '@sitewright/machine'

/**
 * State of an entry. `waiting` for its turn; `sending`, also when its page was left with the request under way;
 * `unknown`, because no answer says whether it has arrived and its owner wants to decide; `ended`.
 */
export type EntryState = 'waiting' | 'sending' | 'unknown' | 'ended'

export type EntryEvent =
  /** Its request begins. */
  | 'send'
  /** The server has taken it, or has refused it for good, or it is not wanted any more. */
  | 'end'
  /** The server has not taken it, and says so; or it may be sent again without harm. */
  | 'wait'
  /** No answer came, and it must not be sent again unasked. */
  | 'doubt'

/** The life of an entry. */
export const entryMachine: Machine<EntryState, EntryEvent> = {
  initial: 'waiting',
  states: {
    waiting: { on: { send: 'sending', end: 'ended' } },
    sending: { on: { wait: 'waiting', doubt: 'unknown', end: 'ended' } },
    unknown: { on: { wait: 'waiting', end: 'ended' } },
    ended: {},
  },
}
