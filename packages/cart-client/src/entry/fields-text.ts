import { parseJson } from '@sitewright/site/reader'
import type { AdditionalFields } from './cart.contract.ts'

/** Additional fields as they travel: JSON text in the order given, `null` without fields. */
export function fieldsText(fields: AdditionalFields | null | undefined): string {
  if (typeof fields !== 'string') return JSON.stringify(fields ?? null)
  if (!fields) return 'null'
  // Parsed and written anew, large numbers and the order of numbered fields would be lost.
  return parseJson(fields) === undefined ? JSON.stringify(fields) : fields
}

/** Canonical text of additional fields: the same for any order, and for text and object. */
export const fieldsKey = (fields: AdditionalFields | null | undefined): string =>
  fields ? JSON.stringify(sorted(parseJson(fieldsText(fields)))) : 'null'

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]))
}
