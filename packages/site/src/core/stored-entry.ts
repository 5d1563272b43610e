import { isRecord, parseJson } from './record.ts'

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
