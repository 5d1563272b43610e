import { fields, maybe, number, reader, text, type Check } from '@sitewright/site/reader'
import { listOf } from '../entry/checks.ts'
import type { Operation } from './operation.ts'

/** An operation that would be lost if its page closed now, for the next page to continue. */
export interface PersistedOperation {
  /** The change of the cart. Calls that waited to be sent together are merged into one. */
  readonly operation: Operation
  /** The identity of the entry that it is about. */
  readonly key: string
  /**
   * Time from which on its request arrives no more, if it was sent: the next page learns from the cart whether it has
   * arrived, and sends it again if it has not. Undefined if it was not sent.
   */
  readonly until?: number | undefined
  /** Quantity of its entry before it was sent. Undefined if that was not known, or if others were changing it. */
  readonly had?: number | undefined
  /** Id of the cart before it was sent. */
  readonly cartId?: string | undefined
}

/** The operations of a page whose outcome it does not know, in order. */
export type PersistedQueue = readonly PersistedOperation[]

const line: Check = (value, path) => fields(value, path, { itemId: text })
const entry = { entryId: text }

/** Fields of each kind of operation. */
const operations = new Map<unknown, Readonly<Record<string, Check>>>([
  ['add', { line }],
  ['quantity', { ...entry, quantity: number }],
  ['remove', entry],
  ['fields', entry],
  ['discounts', { codes: listOf(text) }],
])

const operation: Check = (value, path) => {
  const { kind } = fields(value, path, { kind: text })
  // Another version of the shop may know other kinds: no text is a number.
  return fields(value, path, operations.get(kind) ?? { kind: number })
}

const queue = listOf((item, at) =>
  fields(item, at, {
    operation,
    key: text,
    until: maybe(number),
    had: maybe(number),
    cartId: maybe(text),
  }),
)

/** Reads a persisted queue, which another version of the shop may have written. */
export const readPersistedQueue = reader<{ readonly queue: PersistedQueue; readonly at: number }>(
  (value, path) => fields(value, path, { queue, at: number }),
)
