import type { Cleanup } from '@sitewright/machine'
import type { AdditionalFields } from '../entry/cart.contract.ts'
import type { CartNews } from '../operation/cart-news.ts'
import type { CartSnapshot } from './state/cart-state.ts'
import type { Reading } from '../cart-transport/cart-transport.ts'
import type { AddLine, Settlement } from '../operation/operation.ts'
import type { PersistedQueue } from '../operation/persisted-queue.ts'

/** Settings of one `add`. */
export interface AddOptions {
  /**
   * Returns true if a failure becomes the snapshot's `failed`. Is called when the request fails: a caller that shows
   * the failure itself returns false.
   * @default always
   */
  readonly isAnnounced?: (() => boolean) | undefined
}

/** A cart: the state that the server sent last, with everything applied that the shopper has done since. */
export interface CartStore {
  /** What is known of the cart now. The same until the next change. */
  readonly snapshot: () => CartSnapshot
  /** The first snapshot, for rendering on a server and for hydration. */
  readonly serverSnapshot: () => CartSnapshot
  /** Calls back after each change. */
  readonly subscribe: (listener: () => void) => Cleanup
  /** Adds a line. @throws RangeError for a quantity that is not whole, or outside 1 to 9999 */
  readonly add: (line: AddLine, options?: AddOptions) => Promise<Settlement>
  /**
   * Adds several lines, which are shown at once. They are sent one after the other, and each has an outcome of its own.
   * @throws RangeError for a wrong quantity, before any line is added
   */
  readonly addAll: (lines: readonly AddLine[]) => Promise<readonly Settlement[]>
  /**
   * Changes a quantity; 0 removes the entry.
   *
   * @throws RangeError for a quantity that is not whole, or outside 0 to 9999
   */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<Settlement>
  /** Takes an entry out of the cart. */
  readonly remove: (entryId: string) => Promise<Settlement>
  /** Replaces the additional fields (line attributes) of an entry. */
  readonly setFields: (entryId: string, fields: AdditionalFields | null) => Promise<Settlement>
  /**
   * Replaces the discount codes of the cart. Fails with the kind `unsupported` where the transport has no call for it.
   */
  readonly setDiscountCodes: (codes: readonly string[]) => Promise<Settlement>
  /** Reads the cart. */
  readonly refresh: () => Promise<Reading>
  /** Marks the cart as read, without a cart. */
  readonly skip: () => void
  /** Repeats the last failed operation. If the server may have done it already, the cart is read first. */
  readonly retry: () => Promise<Settlement | undefined>
  /** Forgets the last failed operation. */
  readonly dismiss: () => void
  /** Applies a message from another tab. Carts older than the current one are ignored. */
  readonly receive: (news: CartNews) => void
  /** Sends at once what waits for the shopper to stop pressing. */
  readonly flush: () => void
  /**
   * Drops what was not sent yet, because the page is closing: what was persisted last is for the next page. Returns what
   * `restore` continues if this page comes back before another one has begun.
   */
  readonly release: () => PersistedQueue
  /**
   * Continues what a closed page has persisted: sends what was not sent, and what the cart proves not to have arrived half
   * a minute after it was sent. What the cart cannot prove becomes `failed`, which `isUnclear`.
   */
  readonly restore: (queue: PersistedQueue) => void
  /** Ends the cart: it sends nothing more. */
  readonly dispose: () => void
}
