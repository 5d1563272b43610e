import { isRecord, parseJson } from '../reader/value.ts'

/** Values in the visitor's browser, with or without an expiry. */
export interface SiteStorage {
  /** Returns a stored value, unchecked: the visitor may have changed it. A malformed or expired one is undefined. */
  readonly get: (key: string) => unknown
  /** Stores a value that JSON can hold. One for which there is no room is not stored, and the one before it is gone. */
  readonly set: (key: string, value: unknown, options?: StoreOptions) => void
  /** Forgets a value. */
  readonly remove: (key: string) => void
}

/** Settings of one value. */
export interface StoreOptions {
  readonly expiresInMs?: number | undefined
  /**
   * Keeps the value out of cookies, which are sent with every request: what visitors type, and what grows.
   * @default false
   */
  readonly isLocalOnly?: boolean | undefined
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
