import { fields, maybe, number, reader, text, type Check } from '@sitewright/site/reader'
import { listOf } from './checks.ts'
import type { AddLine, Operation } from './operation.ts'

/** An add that was sent, and whose outcome its page does not know. */
export interface SentAdd {
  readonly line: AddLine
  readonly key: string
  /** Quantity of its entry in a cart that contains the add. */
  readonly total: number
}

/** The operations that would be lost if the page closed now, for the next page to continue. */
export interface PersistedQueue {
  /** Operations that were not sent: the next page sends them. */
  readonly unsent: readonly { readonly operation: Operation; readonly key: string }[]
  /** Keys of entries that running requests may still change. */
  readonly uncertain: readonly string[]
  /** Running adds that the cart will prove: the next page emits their events. */
  readonly sent?: readonly SentAdd[] | undefined
}

const addLine: Check = (line, at) => fields(line, at, { itemId: text })

/** Fields of each kind of operation. */
const operations: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  add: { line: addLine },
  quantity: { entryId: text, quantity: number },
  remove: { entryId: text },
  fields: { entryId: text },
  discounts: { codes: listOf(text) },
}

const operation: Check = (value, path) => {
  const { kind } = fields(value, path, { kind: text })
  const checks = Object.hasOwn(operations, String(kind)) ? operations[String(kind)] : undefined
  // Another version of the shop may know other kinds: no text is a number.
  return fields(value, path, checks ?? { kind: number })
}

/** Reads a persisted queue, which another version of the shop may have written. */
export const readPersistedQueue = reader<PersistedQueue & { readonly at: number }>((value, path) =>
  fields(value, path, {
    unsent: listOf((item, at) => fields(item, at, { operation, key: text })),
    uncertain: listOf(text),
    sent: maybe(listOf((item, at) => fields(item, at, { line: addLine, key: text, total: number }))),
    at: number,
  }),
)
