import { isRecord, parseJson } from '../reader/value.ts'

/** Keeps values in the visitor's browser, for a while or for good. */
export interface SiteStorage {
  /** What was put away, unchecked: anybody may have changed it. What is malformed or expired is absent. */
  readonly get: (key: string) => unknown
  /** Puts a value away that JSON can hold. */
  readonly set: (key: string, value: unknown, options?: { readonly expiresInMs?: number | undefined }) => void
  readonly remove: (key: string) => void
}

/** A value that was put away, and until when it is good. */
export interface StoredEntry {
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly expiry?: number | undefined
}

/** Reads what was put away. What is malformed is absent. */
export function parseStoredEntry(text: string | null | undefined): StoredEntry | undefined {
  const from = parseJson(text ?? '')
  if (!isRecord(from) || !('value' in from)) return undefined
  const { value, expiry } = from
  if (expiry === undefined) return { value }
  return typeof expiry === 'number' ? { value, expiry } : undefined
}

/** Whether an entry is no longer good. */
export const isExpired = ({ expiry }: StoredEntry, now: number): boolean =>
  expiry !== undefined && now >= expiry
