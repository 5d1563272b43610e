import type { CommercePreferences } from './preference.contract.ts'
import { readerOf } from '../reader/reader.ts'
import { isRecord } from '../reader/value.ts'

/** Reads preferences, without the website they belong to. */
export const readPreferences = readerOf<CommercePreferences>((body) =>
  isRecord(body) ? withoutWebsite(body) : undefined,
)

/** Removes the id of the website: it is neither shown nor sent. */
export function withoutWebsite({ websiteId: _, ...preferences }: CommercePreferences): CommercePreferences {
  return preferences
}

/** Returns JSON with sorted fields, so that equal values are equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
