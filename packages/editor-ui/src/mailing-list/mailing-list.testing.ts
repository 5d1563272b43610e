import { createFaults, type Fate } from '../mock/fault.testing.ts'
import type { MailingList, MailingListChoice } from './mailing-list.ts'

/** Requests of a mailing-list connector. */
export type MailingListRequest = keyof MailingListServer['transport']

/** State of a faked server of mailing lists. */
export interface MailingListServerOptions {
  /**
   * Lists that the server has.
   *
   * @default none
   */
  readonly lists?: readonly MailingList[] | undefined
  /**
   * Outcome of the first request of each kind.
   * @default they succeed
   */
  readonly faults?: Partial<Readonly<Record<MailingListRequest, Fate>>> | undefined
}

/** A faked server of mailing lists. */
export interface MailingListServer {
  /** Functions for the props of a `MailingListConnector`. */
  readonly transport: {
    readonly load: (signal: AbortSignal) => Promise<readonly MailingList[]>
    readonly connect: (choice: MailingListChoice, signal: AbortSignal) => Promise<unknown>
    readonly disconnect: (signal: AbortSignal) => Promise<unknown>
  }
  /** The connected list. */
  readonly connected: () => MailingListChoice | undefined
  /** Decides what becomes of the next request of a kind. */
  readonly setFate: (request: MailingListRequest, fate: Fate) => void
}

/** Creates a faked server of mailing lists, for tests and stories. */
export function createMailingListServer(options: MailingListServerOptions = {}): MailingListServer {
  const { lists = [], faults } = options
  const { answer, set } = createFaults(faults)
  let connected: MailingListChoice | undefined
  return {
    connected: () => connected,
    setFate: set,
    transport: {
      load: (signal) => answer('load', signal, () => lists),
      connect: (choice, signal) =>
        answer('connect', signal, () => {
          connected = choice
        }),
      disconnect: (signal) =>
        answer('disconnect', signal, () => {
          connected = undefined
        }),
    },
  }
}
