import { parseJson } from '@sitewright/site/reader'
import { fieldsKey } from './fields-text.ts'
import type { AdditionalFields, CartEntry } from './cart.contract.ts'

/** Identity of an entry: its item, its variant and its additional fields. */
export interface EntryIdentity {
  readonly itemId: string
  /** A product with one variant may leave it out: the server knows which it is. */
  readonly sku?: string | null | undefined
  readonly additionalFields?: AdditionalFields | null | undefined
}

/** One text for all identities that are the same: the order of fields, and text or object, make no difference. */
export const entryKey = ({ itemId, sku, additionalFields }: EntryIdentity): string =>
  JSON.stringify([itemId, sku ?? '', fieldsKey(additionalFields)])

/** Keys that were made: a large cart is searched for each pending line. */
const keys = new WeakMap<CartEntry, string>()

/** The identity of an entry of the server. */
export function keyOf(entry: CartEntry): string {
  const key = keys.get(entry) ?? entryKey({ ...entry, sku: entry.chosenVariant.sku })
  keys.set(entry, key)
  return key
}

/** The same identity with other fields. */
export function withFields(key: string, fields: AdditionalFields | null): string {
  const parts = parseJson(key)
  // Another tab or an older page may send an invalid key.
  const [itemId, sku] = isTexts(parts) ? parts : [key, '']
  return JSON.stringify([itemId, sku, fieldsKey(fields)])
}

/** The entries that an identity means. One without a sku means every variant of its item: there is but one. */
export function entriesOf<Entry extends CartEntry>(entries: readonly Entry[], key: string): readonly Entry[] {
  const isUnnamed = key === withoutSku(key)
  return entries.filter((entry) => (isUnnamed ? mayBeSame(keyOf(entry), key) : keyOf(entry) === key))
}

/** Finds the entry of an identity; `undefined` for an unnamed variant that may be one of several. */
export function entryOf<Entry extends CartEntry>(entries: readonly Entry[], key: string): Entry | undefined {
  const meant = entriesOf(entries, key)
  return meant.find((entry) => keyOf(entry) === key) ?? (meant[1] ? undefined : meant[0])
}

/** Checks whether two identities may be equal: an unnamed variant may be the one that the other names. */
export function mayBeSame(a: string, b: string): boolean {
  const unnamed = withoutSku(a)
  return a === b || (unnamed === withoutSku(b) && (a === unnamed || b === unnamed))
}

// Not parsed, because a long queue is compared with each line that is added. JSON escapes each quote within a text.
const withoutSku = (key: string): string => key.replace(/",".*?","/, '","","')

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
