import { check, fields, filled, isRecord, number, parseJson, reader, text } from '@sitewright/site/reader'
import type { DocumentFacts } from '@sitewright/tracking'
import { contextCheck, type Context } from '../context.ts'
import { takeTurn } from '../mock/turn.ts'
import type { EarlyEvent } from './early-event.ts'
import { trackedOfVisit } from './tracked-event.ts'

/** A page that was left before it was measured, as `early-visit.ts` has stored it. */
export interface LeftPage extends DocumentFacts {
  readonly context: Context
  /** Milliseconds since 1970. */
  readonly beganAt: number
  readonly events: readonly EarlyEvent[]
}

const isEarlyEvent = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.time === 'number' &&
  Array.isArray(value.event) &&
  typeof value.event[0] === 'string' &&
  isRecord(value.event[1])

const readLeftPage = reader<LeftPage>((value, path) =>
  fields(value, path, {
    URL: filled,
    title: text,
    referrer: text,
    beganAt: number,
    context: contextCheck,
    events: check((events) => Array.isArray(events) && events.every(isEarlyEvent)),
  }),
)

/** Reads a page that was left, from its JSON. Anything else is undefined. */
export function parseLeftPage(json: string): LeftPage | undefined {
  const read = readLeftPage(parseJson(json))
  return read.ok ? read.value : undefined
}

/** Events of a page that was left: its view, the visit of what it shows, and what happened on it. */
export function eventsOfLeftPage({ context, beganAt, events }: LeftPage): readonly EarlyEvent[] {
  const names = new Set<string>(events.map(({ event: [name] }) => name))
  const missing = trackedOfVisit(context).filter(([name]) => !names.has(name))
  const first = [['PageView', {}] as const, ...missing]
  return [...first.map((event) => ({ event, time: beganAt })), ...events]
}

const KEY = 'sill-left-page '

/** Keys of the pages that were left, in the order in which they were. */
const leftKeys = (): readonly string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .sort()

/** Takes the pages that were left before they were measured. Another tab that does so at the same time finds none. */
export async function takeLeftPages(): Promise<readonly LeftPage[]> {
  if (leftKeys().length === 0) return []
  return takeTurn(() =>
    Promise.resolve(
      leftKeys().flatMap((key) => {
        const left = parseLeftPage(localStorage.getItem(key) ?? '')
        localStorage.removeItem(key)
        return left ? [left] : []
      }),
    ),
  )
}
