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

/** The identity of an entry of the server. */
export const keyOf = ({ itemId, chosenVariant, additionalFields }: CartEntry): string =>
  entryKey({ itemId, sku: chosenVariant.sku, additionalFields })

/** The same identity with other fields. */
export function withFields(key: string, fields: AdditionalFields | null): string {
  const [itemId, sku] = partsOf(key)
  return JSON.stringify([itemId, sku, fieldsKey(fields)])
}

/** The entries that an identity means. One without a sku means every variant of its item: there is but one. */
export function entriesOf<Entry extends CartEntry>(entries: readonly Entry[], key: string): readonly Entry[] {
  const [, sku] = partsOf(key)
  return entries.filter((entry) => (sku ? keyOf(entry) === key : mayBeSame(keyOf(entry), key)))
}

/** Finds the entry of an identity; `undefined` for an unnamed variant that may be one of several. */
export function entryOf<Entry extends CartEntry>(entries: readonly Entry[], key: string): Entry | undefined {
  const exact = entries.find((entry) => keyOf(entry) === key)
  if (exact) return exact
  const [only, ...others] = entriesOf(entries, key)
  return others.length === 0 ? only : undefined
}

/** Checks whether two identities may be equal: an unnamed variant may be the one that the other names. */
export function mayBeSame(a: string, b: string): boolean {
  // Not parsed, because a long queue is compared with each line that is added. JSON escapes each quote within a text.
  const [itemA, skuA, fieldsA] = a.split('","')
  const [itemB, skuB, fieldsB] = b.split('","')
  return a === b || (itemA === itemB && fieldsA === fieldsB && !(skuA && skuB))
}

/** Item, sku and fields of a key. Another tab or an older page may send an invalid key. */
function partsOf(key: string): readonly string[] {
  const parts = parseJson(key)
  return isTexts(parts) ? parts : [key, '', 'null']
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
