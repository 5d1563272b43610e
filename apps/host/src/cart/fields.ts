import { isRecord, parseJson } from '@sitewright/site/reader'
import { hashOf } from '../visitor/secret.ts'

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pairs.map(([name, each]) => [name, sorted(each)]))
}

/** Checks additional fields: they are the text of JSON. */
export const areFields = (text: string): boolean => parseJson(text) !== undefined

/** Additional fields as they are kept. Those that are missing travel as the text `null`. */
export const storedFields = (text: string): string | null => (parseJson(text) === null ? null : text)

/** One text for the same fields in any order, as short for a long dedication as for a size: an index has to hold it. */
export const fieldsKeyOf = (text: string | null): string =>
  text === null ? '' : hashOf(JSON.stringify(sorted(parseJson(text))))
