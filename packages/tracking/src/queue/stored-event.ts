import { isRecord, parseJson } from '@sitewright/site/reader'
import type { TrackedEvent } from '../event/event.ts'

const texts = ['id', 'name', 'payload', 'destination']
const numbers = ['time', 'bytes']

function isStoredEvent(value: unknown): value is TrackedEvent {
  return (
    isRecord(value) &&
    texts.every((field) => typeof value[field] === 'string') &&
    numbers.every((field) => Number.isFinite(value[field])) &&
    ['census', 1, 2].some((version) => version === value.version)
  )
}

/**
 * Reads stored events, which another version of this package may have written. What is no event is left out; what is no
 * list is undefined.
 */
export const readEvents = (value: unknown): TrackedEvent[] | undefined =>
  Array.isArray(value) ? value.filter(isStoredEvent) : undefined

/** Reads stored events from JSON text. */
export const parseEvents = (text: string | null): TrackedEvent[] | undefined =>
  readEvents(parseJson(text ?? ''))
