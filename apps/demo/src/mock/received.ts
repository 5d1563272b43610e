import type { PerfRecord } from '@sitewright/perf-collector'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { ReceivedEvent } from '@sitewright/tracking/testing'
import { keepItem } from '../storage.ts'

/** An event at the server, with the time of its arrival. */
export interface ArrivedEvent extends ReceivedEvent {
  readonly arrived: number
}

/** Events and records at the server, of this page and those before. */
export interface Received {
  /** Oldest first. Doubles are dropped by their ids. */
  readonly events: readonly ArrivedEvent[]
  /** Number of doubles that were dropped. */
  readonly doubles: number
  readonly records: readonly PerfRecord[]
}

const KEY = 'sill-received'
const MOST_EVENTS = 300
const MOST_RECORDS = 100

const isEvent = (value: unknown): value is ArrivedEvent =>
  isRecord(value) &&
  typeof value.arrived === 'number' &&
  ['census', 1, 2].includes(value.version as number) &&
  typeof value.name === 'string' &&
  isRecord(value.payload) &&
  (value.id === undefined || typeof value.id === 'string')

const isPerfRecord = (value: unknown): value is PerfRecord =>
  isRecord(value) &&
  typeof value.event === 'string' &&
  typeof value.pageLoadId === 'string' &&
  typeof value.ts === 'number' &&
  isRecord(value.data)

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] =>
  Array.isArray(value) ? value.filter(isItem) : []

function parse(text: string | null): Received {
  const stored = parseJson(text ?? '')
  const { events, doubles, records } = isRecord(stored) ? stored : {}
  return {
    events: listOf(events, isEvent),
    doubles: typeof doubles === 'number' ? doubles : 0,
    records: listOf(records, isPerfRecord),
  }
}

let read: { readonly text: string | null; readonly received: Received } | undefined

/** Events and records at the server: the same object until something arrives. */
export function readReceived(): Received {
  const text = localStorage.getItem(KEY)
  if (read?.text !== text) read = { text, received: parse(text) }
  return read.received
}

/** Adds what has just arrived. It survives a reload and is shared by all tabs. */
export function addReceived(events: readonly ReceivedEvent[], records: readonly PerfRecord[]): void {
  if (events.length + records.length === 0) return
  const before = readReceived()
  const known = new Set(before.events.map(({ id }) => id))
  const fresh = events.filter(({ id }) => id === undefined || !known.has(id))
  const arrived = Date.now()
  const next: Received = {
    events: [...before.events, ...fresh.map((event) => ({ ...event, arrived }))].slice(-MOST_EVENTS),
    doubles: before.doubles + events.length - fresh.length,
    records: [...before.records, ...records].slice(-MOST_RECORDS),
  }
  keepItem(KEY, JSON.stringify(next))
  dispatchEvent(new Event('sill-received'))
}

/** Forgets all events and records. */
export function clearReceived(): void {
  localStorage.removeItem(KEY)
  dispatchEvent(new Event('sill-received'))
}

/** Calls back when the server has received something, in this tab or another one. */
export function whenReceived(listener: () => void): () => void {
  addEventListener('sill-received', listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener('sill-received', listener)
    removeEventListener('storage', listener)
  }
}
