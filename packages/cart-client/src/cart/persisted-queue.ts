import { fields, number, reader, text, type Check } from '@sitewright/site/reader'
import type { PersistedQueue } from './cart-store.ts'
import { listOf } from './checks.ts'

/** Fields of each kind of operation. */
const operations: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  add: { line: (line, at) => fields(line, at, { itemId: text }) },
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
    at: number,
  }),
)
