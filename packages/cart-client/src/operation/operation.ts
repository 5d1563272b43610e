import type { Result } from '@sitewright/machine/result'
import { quantityInput } from '@sitewright/site/rules'
import type { DiscountRequest } from '../discount-code.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { AdditionalFields, Cart, CartEntry, ChosenVariant } from '../entry/cart.contract.ts'
import { mayBeSame, withFields } from '../entry/entry-key.ts'

/** A line to be added to the cart. */
export interface AddLine {
  /** Id of the product. */
  readonly itemId: string
  /** Sku of the variant; none for a product without variants. */
  readonly sku?: string | null | undefined
  /**
   * How many are added.
   *
   * @default 1
   */
  readonly quantity?: number | undefined
  /** Answers of the product's form, such as an engraving. */
  readonly additionalFields?: AdditionalFields | null | undefined
  /** Shown until the server has answered. */
  readonly title?: string | undefined
  /** Shown until the server has answered. */
  readonly attributes?: ChosenVariant['attributes'] | undefined
}

/** A change of the cart. */
export type Operation =
  | {
      readonly kind: 'add'
      /** What to add. Lines of the same product, variant and fields become one entry. */
      readonly line: AddLine
    }
  | {
      readonly kind: 'quantity'
      readonly entryId: string
      /** The new quantity of the entry, not the difference. */
      readonly quantity: number
    }
  | { readonly kind: 'remove'; readonly entryId: string }
  | {
      readonly kind: 'fields'
      readonly entryId: string
      /** Replaces all fields of the entry; `null` leaves it without any. */
      readonly additionalFields: AdditionalFields | null
    }
  | DiscountRequest

/** The cart after an operation, and the entry that was added or changed by it. */
export interface Settled {
  /** The whole cart, as the server has it after the operation. */
  readonly cart: Cart
  /** Undefined if it was removed, or if the server does not say which one it is. */
  readonly entry?: CartEntry | undefined
}

/** The outcome of an operation. */
export type Settlement = Result<Settled, CartFailure>

/** One caller's share of a request, and the callback that settles it. */
export interface Part {
  readonly operation: Operation
  readonly quantity: number
  readonly settle: (settlement: Settlement) => void
  /**
   * Returns true if the cart announces a failure, and false if the caller shows it. Is called when the request fails.
   */
  readonly isAnnounced: () => boolean
  /** True if its page is gone: its `added` is followed by a `late-added`. */
  readonly isLate?: boolean | undefined
}

/** An operation for the queue. */
export interface QueuedOperation extends Pick<Part, 'operation' | 'isLate'> {
  /** The identity of the entry that it is about. */
  readonly key: string
  /** Returns true if the cart announces a failure. @default always true */
  readonly isAnnounced?: Part['isAnnounced'] | undefined
}

/** An operation, and the identity of the entry that it is about. */
export type About = Pick<Pending, 'key' | 'operation'>

/** One request of the queue, merged from one or more calls. */
export interface Pending {
  /** Also the id of the entry that an add makes, until the server has given it one. */
  readonly id: string
  /** The identity of the entry that it is about: an `entryKey`, or `discountKey`. */
  readonly key: string
  readonly operation: Operation
  readonly parts: readonly Part[]
  readonly isRunning: boolean
  /** Waits until the shopper has stopped pressing. */
  readonly isHeld: boolean
  /** The merged request that was refused, and that this is a piece of. */
  readonly pieceOf?: string | undefined
}

/** The request of one operation alone. */
export const pendingOf = (
  id: string,
  { key, operation, isAnnounced = () => true, isLate }: QueuedOperation,
  settle: Part['settle'] = () => undefined,
): Pending => ({
  id,
  key,
  operation,
  parts: [{ operation, quantity: quantityAdded(operation), settle, isAnnounced, isLate }],
  isRunning: false,
  isHeld: false,
})

const quantityAdded = (operation: Operation): number =>
  operation.kind === 'add' ? (operation.line.quantity ?? 1) : 0

/** A request that its owner, the cart's state, may change. */
type MutablePending = { -readonly [Name in keyof Pending]: Pending[Name] }

/** Quantity that an add operation adds. */
export const quantityOf = ({ parts }: Pending): number => totalOf(parts)

/** All quantities together. */
export const totalOf = (all: readonly { readonly quantity: number }[]): number =>
  all.reduce((sum, { quantity }) => sum + quantity, 0)

/** Merges a new operation into a waiting one of its kind, unless it would overtake an operation on the same entry. */
export function merge(queue: MutablePending[], fresh: Pending): boolean {
  for (const waiting of [...queue].reverse()) {
    if (waiting.isRunning) return false
    if (isSame(waiting, fresh)) {
      waiting.parts = [...waiting.parts, ...fresh.parts]
      if (fresh.operation.kind !== 'add') waiting.operation = fresh.operation
      waiting.isHeld &&= fresh.isHeld
      return true
    }
    if (!areIndependent(waiting, fresh)) return false
  }
  return false
}

function isSame(waiting: Pending, fresh: Pending): boolean {
  const [a, b] = [waiting.operation, fresh.operation]
  if (a.kind !== b.kind || waiting.pieceOf) return false
  // No server is asked for more at a time than an add may ask for: such a request could not be stored or repeated.
  if (quantityOf(waiting) + quantityOf(fresh) > quantityInput.max) return false
  return 'entryId' in a && 'entryId' in b ? a.entryId === b.entryId : waiting.key === fresh.key
}

/** Checks whether the order of two operations makes no difference. */
export const areIndependent = (a: About, b: About): boolean =>
  // New fields give an entry a new identity, so they concern every entry.
  !mayBeSame(a.key, b.key) && a.operation.kind !== 'fields' && b.operation.kind !== 'fields'

/** The identities that an operation may change: new fields give an entry a new one. */
export const keysOf = ({ key, operation }: About): readonly string[] =>
  operation.kind === 'fields' ? [key, withFields(key, operation.additionalFields)] : [key]

/** The operation that asks for all that was merged. */
export function wholeOf(pending: Pending): Operation {
  const { operation } = pending
  return operation.kind === 'add'
    ? { kind: 'add', line: { ...operation.line, quantity: quantityOf(pending) } }
    : operation
}

/** Gives waiting operations the id that the server has given an entry. */
export function rename(queue: readonly MutablePending[], from: string, to: string): void {
  for (const pending of queue) {
    const { operation } = pending
    if ('entryId' in operation && operation.entryId === from) {
      pending.operation = { ...operation, entryId: to }
    }
  }
}

/**
 * Takes out of the queue what a removal makes pointless: unsent quantities of the same entry. New fields stay in it,
 * because they may keep the entry apart from another one that was added after them.
 */
export function takeOvertaken(queue: Pending[], entryId: string): Part[] {
  const parts: Part[] = []
  for (const waiting of [...queue]) {
    const { operation, isRunning } = waiting
    if (isRunning || operation.kind !== 'quantity' || operation.entryId !== entryId) continue
    queue.splice(queue.indexOf(waiting), 1)
    parts.push(...waiting.parts)
  }
  return parts
}

/** Splits a merged add that the server refused as a whole: perhaps there is enough for one half. */
export function halve(pending: Pending, nextId: () => string): Pending[] {
  const middle = Math.ceil(pending.parts.length / 2)
  const pieceOf = pending.pieceOf ?? pending.id
  return [pending.parts.slice(0, middle), pending.parts.slice(middle)].map((parts, index) => ({
    ...pending,
    id: index ? nextId() : pending.id,
    parts,
    pieceOf,
    isRunning: false,
  }))
}
