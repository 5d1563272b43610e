import type { FetchState } from '@sitewright/site/fetch-state'
import type { MailingListState } from './mailing-list.machine.ts'

/** A mailing list of the site's owner. */
export interface MailingList {
  /** Id of the list. */
  readonly id: string
  /** Name that the user sees. */
  readonly name: string
}

/** The list that a form is connected to, and how subscribers join it. */
export interface MailingListChoice {
  readonly listId: string
  /** New subscribers confirm their email first. */
  readonly isDoubleOptIn: boolean
}

/** State of a mailing-list connector. */
export interface MailingListSnapshot {
  /** State of the connection. */
  readonly state: MailingListState
  /** The lists, as far as they are loaded. */
  readonly lists: FetchState<readonly MailingList[]>
  /** Id of the chosen list. */
  readonly listId: string | undefined
  /** True if subscribers are asked to confirm. */
  readonly isDoubleOptIn: boolean
  /** True after an attempt to connect without a list. */
  readonly isListMissing: boolean
  /** True after the last request failed. */
  readonly isFailed: boolean
}
