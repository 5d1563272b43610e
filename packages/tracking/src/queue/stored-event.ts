import { isRecord } from '@sitewright/site/reader'
import type { OutboxEntry } from '@sitewright/site/outbox'
import type { TrackedEvent } from '../event/event.ts'

/** The part of an event that its entry in an outbox does not have by itself. */
export type StoredEvent = Pick<TrackedEvent, 'version' | 'name' | 'payload'>

/** Checks what was stored, perhaps by another version of this package. */
export const isStoredEvent = (value: unknown): value is StoredEvent =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.payload === 'string' &&
  (['census', 1, 2] as readonly unknown[]).includes(value.version)

/** Returns the id of an event's entry. An event has the same id at each of its destinations, which may share a queue. */
export const entryIdOf = ({ id, destination }: Pick<TrackedEvent, 'id' | 'destination'>): string =>
  `${id} ${destination}`

/** Returns the id of an entry's event. Earlier versions have stored it as it is. */
const eventIdOf = (id: string, suffix: string): string =>
  id.endsWith(suffix) ? id.slice(0, -suffix.length) : id

/** Returns the event of an entry. */
export const eventOf = ({ id, key, addedAt, bytes, body }: OutboxEntry<StoredEvent>): TrackedEvent => ({
  ...body,
  id: eventIdOf(id, ` ${key}`),
  destination: key,
  time: addedAt,
  bytes,
})
