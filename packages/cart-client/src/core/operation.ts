import type { AdditionalFields, Cart, CartEntry, ChosenVariant } from '../contract/cart.ts'
import { withFields } from './entry-key.ts'
import type { CartFailure } from './failure.ts'
import type { Result } from '@sitewright/site/result'

/** Something to be put into the cart. */
export interface AddLine {
  readonly itemId: string
  readonly sku?: string | null | undefined
  /** 1 unless given. */
  readonly quantity?: number | undefined
  readonly additionalFields?: AdditionalFields | null | undefined
  /** Shown until the server has answered. */
  readonly title?: string | undefined
  /** Shown until the server has answered. */
  readonly attributes?: ChosenVariant['attributes'] | undefined
}

/** What a cart is asked for. */
export type Operation =
  | { readonly kind: 'add'; readonly line: AddLine }
  | { readonly kind: 'quantity'; readonly entryId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly entryId: string }
  | { readonly kind: 'fields'; readonly entryId: string; readonly additionalFields: AdditionalFields | null }

/** The cart after an operation, and the entry that it has made or changed. */
export interface Settled {
  readonly cart: Cart
  readonly entry?: CartEntry | undefined
}

/** What came of an operation. */
export type Settlement = Result<Settled, CartFailure>

/** Somebody who pressed once, and waits to hear what came of it. */
export interface Part {
  readonly operation: Operation
  readonly quantity: number
  readonly settle: (settlement: Settlement) => void
}

/** One request to be, made of one or more presses. */
export interface Pending {
  /** Also the id of the entry that an add is going to make, until the server has named it. */
  readonly id: string
  /** The identity of the entry that it is about. */
  readonly key: string
  operation: Operation
  parts: Part[]
  isRunning: boolean
  /** Waits until the shopper's fingers rest. */
  isHeld: boolean
  /** The merged request that was refused, and that this is a piece of. */
  readonly pieceOf?: string | undefined
}

/** How many of its item an add adds. */
export const quantityOf = ({ parts }: Pending): number => totalOf(parts)

/** All quantities together. */
export const totalOf = (all: readonly { readonly quantity: number }[]): number =>
  all.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Lets a new operation go along with one that waits already. Only the last that could notice the difference is asked:
 * nothing overtakes an operation on the same entry.
 */
export function merge(queue: Pending[], fresh: Pending): boolean {
  for (const waiting of queue.toReversed()) {
    if (waiting.isRunning) return false
    if (isSame(waiting, fresh)) {
      waiting.parts.push(...fresh.parts)
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
  return a.kind === 'add' || b.kind === 'add' ? waiting.key === fresh.key : a.entryId === b.entryId
}

// New fields give an entry a new identity, so they concern every entry.
const areIndependent = (a: Pending, b: Pending): boolean =>
  a.key !== b.key && a.operation.kind !== 'fields' && b.operation.kind !== 'fields'

/** The identities that an operation may change: new fields give an entry a new one. */
export const keysOf = ({ key, operation }: Pending): readonly string[] =>
  operation.kind === 'fields' ? [key, withFields(key, operation.additionalFields)] : [key]

/** One operation that asks for all that was merged. */
export const wholeOf = (pending: Pending): Operation => {
  const { operation } = pending
  return operation.kind === 'add'
    ? { kind: 'add', line: { ...operation.line, quantity: quantityOf(pending) } }
    : operation
}

/** Lets what waits follow an entry that the server has named. */
export function rename(queue: readonly Pending[], from: string, to: string): void {
  for (const pending of queue) {
    const { operation } = pending
    if (operation.kind !== 'add' && operation.entryId === from) {
      pending.operation = { ...operation, entryId: to }
    }
  }
}

/**
 * What a removal makes pointless: quantities of the same entry that have not been sent. Taken out of the queue. New fields
 * stay in it, because they may keep the entry apart from another one that was added after them.
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

/** A merged add that the server refused as a whole, in halves: perhaps it has enough for one of them. */
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
