import { next } from '@sitewright/machine'
import { attempt, isRecord } from '../../reader/value.ts'
import { entryMachine, type EntryEvent, type EntryState } from './entry.machine.ts'

/** A request that waits in an outbox. Plain data. */
export interface OutboxEntry<Body> {
  /** Idempotency id: the same for each attempt. */
  readonly id: string
  /** Entries with the same key are sent in their order. */
  readonly key: string
  /** What is sent. Plain data. */
  readonly body: Body
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** Size that counts for the limits. */
  readonly bytes: number
  /** Where it is on its way. An entry that has arrived is gone. */
  readonly state: EntryState
}

/** Checks a stored body, which another version of the application may have written. */
export type IsBody<Body> = (body: unknown) => body is Body

/** Returns an entry after an event. An event that its state does not allow changes nothing. */
export function advance<Body>(entry: OutboxEntry<Body>, event: EntryEvent): OutboxEntry<Body> {
  const state = next(entryMachine, entry.state, event)
  return state ? { ...entry, state } : entry
}

/** Length of a body as JSON. What is none, such as an undefined body or a cycle, is in memory only, and counts nothing. */
export const sizeOf = (body: unknown): number =>
  attempt((): string | undefined => JSON.stringify(body))?.length ?? 0

/** Reads a stored entry. What is none is undefined. */
export function readEntry<Body>(value: unknown, isBody: IsBody<Body>): OutboxEntry<Body> | undefined {
  if (!isRecord(value)) return undefined
  const { id, key, body, addedAt, bytes, state } = value
  return typeof id === 'string' &&
    typeof key === 'string' &&
    isNumber(addedAt) &&
    isNumber(bytes) &&
    isOpen(state) &&
    isBody(body)
    ? { id, key, body, addedAt, bytes, state }
    : undefined
}

/** Reads a list of stored entries, without those that are none. */
export const readEntries = <Body>(value: unknown, isBody: IsBody<Body>): readonly OutboxEntry<Body>[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => readEntry(each, isBody) ?? []) : []

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isOpen = (state: unknown): state is EntryState =>
  state === 'waiting' || state === 'sending' || state === 'unknown'
