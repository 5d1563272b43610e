import type { CommercePreferences } from '../contract/preference.ts'
import { isRecord } from './record.ts'

/** Reads preferences, without the website they came from. */
export const parsePreferences = (body: unknown): CommercePreferences | undefined =>
  isRecord(body) ? withoutWebsite(body) : undefined

/** Preferences without the website they belong to: it is neither shown nor sent. */
export function withoutWebsite({ websiteId: _, ...preferences }: CommercePreferences): CommercePreferences {
  return preferences
}
