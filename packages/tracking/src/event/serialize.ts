import { attempt } from '../attempt.ts'
import type { EventDraft } from './event.ts'
import type { EventPayload } from './payload.contract.ts'

/** Most objects of a payload that cannot be written as it is. */
const MOST_OBJECTS = 1000

/**
 * Writes a value as JSON text. References to what was written before, big integers and fields that throw are replaced,
 * because an event with a gap is better than none. Returns undefined for a value without a text, such as a function.
 */
export const serialize = (value: unknown): string | undefined =>
  attempt(() => JSON.stringify(value)) ?? JSON.stringify(copyPlain(() => value, new Set()))

/** Copies an event that has to wait: its caller may change the payload meanwhile. */
export const copyDraft = (draft: EventDraft): EventDraft => ({
  ...draft,
  payload: JSON.parse(serialize(draft.payload) ?? '{}') as EventPayload,
})

/** Copies plain data, each object once: a page's own objects refer to each other without end. */
const copyPlain = (read: () => unknown, seen: Set<object>): unknown =>
  attempt((): unknown => {
    const value = read()
    if (typeof value === 'bigint') return String(value)
    // A `toJSON` that throws would throw again.
    if (typeof value === 'function') return undefined
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if (seen.has(value) || seen.size >= MOST_OBJECTS) return '[circular]'
    seen.add(value)
    if (Array.isArray(value)) return value.map((entry: unknown) => copyPlain(() => entry, seen))
    return Object.fromEntries(
      Object.keys(value).map((key) => [key, copyPlain(() => Reflect.get(value, key), seen)]),
    )
  })
