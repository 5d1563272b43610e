import { isRecord, parseJson } from '../reader/value.ts'

/** Values in the visitor's browser, with or without an expiry. */
export interface SiteStorage {
  /** Returns a stored value, unchecked: the visitor may have changed it. A malformed or expired one is undefined. */
  readonly get: (key: string) => unknown
  /** Stores a value that JSON can hold. */
  readonly set: (key: string, value: unknown, options?: { readonly expiresInMs?: number | undefined }) => void
  readonly remove: (key: string) => void
}

/** A stored value with its expiry. */
export interface StoredEntry {
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly expiry?: number | undefined
}

/** Reads a stored entry. A malformed one is undefined. */
export function parseStoredEntry(text: string | null | undefined): StoredEntry | undefined {
  const from = parseJson(text ?? '')
  if (!isRecord(from) || !('value' in from)) return undefined
  const { value, expiry } = from
  if (expiry === undefined) return { value }
  return typeof expiry === 'number' ? { value, expiry } : undefined
}

/** Checks whether an entry has expired. */
export const isExpired = ({ expiry }: StoredEntry, now: number): boolean =>
  expiry !== undefined && now >= expiry
