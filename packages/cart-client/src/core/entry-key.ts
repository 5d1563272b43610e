import type { AdditionalFields, CartEntry } from '../contract/cart.ts'

/** What makes two entries the same thing: the item, its variant, and what was filled in. */
export interface EntryIdentity {
  readonly itemId: string
  readonly sku?: string | null | undefined
  readonly additionalFields?: AdditionalFields | null | undefined
}

/** One text for all identities that are the same: the order of fields, and text or object, make no difference. */
export const entryKey = ({ itemId, sku, additionalFields }: EntryIdentity): string =>
  JSON.stringify([itemId, sku ?? '', fieldsText(additionalFields)])

/** The identity of an entry of the server. */
export const keyOf = ({ itemId, chosenVariant, additionalFields }: CartEntry): string =>
  entryKey({ itemId, sku: chosenVariant.sku, additionalFields })

/** The same identity with other fields. */
export function withFields(key: string, fields: AdditionalFields | null): string {
  const [itemId, sku] = JSON.parse(key) as readonly string[]
  return JSON.stringify([itemId, sku, fieldsText(fields)])
}

/** Additional fields as they travel: JSON text, `null` when there are none. */
export function fieldsText(fields: AdditionalFields | null | undefined): string {
  const value = typeof fields === 'string' ? parse(fields) : fields
  return JSON.stringify(sorted(value ?? null))
}

/** Text that is not JSON stands for itself. */
function parse(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]))
}
