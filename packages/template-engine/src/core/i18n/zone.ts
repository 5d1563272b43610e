import type { Scope } from '../scope.ts'
import { textOf } from '../value.ts'

const WEBSITE_ZONE = ['website', 'timeZone'] as const
const DEFAULT_ZONE = 'America/New_York'
const QUARTER = 900_000

interface Clock {
  readonly format: Intl.DateTimeFormat
  /** By quarters of an hour. */
  readonly offsets: Map<number, number>
}

// Making one is slow, and a site has one zone.
const clocks = new Map<string, Clock>()
const names = new Map<string, string>()

/** The website's time zone; New York when it names none, UTC when it names one that nobody knows. */
export function zoneOf(scope: Scope): string {
  const zone = scope.resolve(WEBSITE_ZONE)
  return zone === undefined ? DEFAULT_ZONE : nameOf(textOf(zone))
}

/** Milliseconds that clocks in a zone are ahead of UTC. */
export function offsetOf(ms: number, zone: string): number {
  const { format, offsets } = recall(clocks, zone, (): Clock => ({
    format: clock(zone),
    offsets: new Map<number, number>(),
  }))
  // Clocks are changed at full quarters of an hour, since there is a UTC.
  return ms < 0 ? measure(ms, format) : recall(offsets, Math.floor(ms / QUARTER), () => measure(ms, format))
}

function measure(ms: number, format: Intl.DateTimeFormat): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(ms)) parts[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = parts
  const local = new Date(0)
  local.setUTCFullYear(year, month - 1, day)
  local.setUTCHours(hour ?? 0, minute, second)
  return local.getTime() - Math.floor(ms / 1000) * 1000
}

function nameOf(zone: string): string {
  return recall(names, zone, () => {
    try {
      return clock(zone).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  })
}

const clock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** What a map remembers, or now learns. It forgets everything rather than grow without end. */
export function recall<Key, Value>(known: Map<Key, Value>, key: Key, learn: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    if (known.size > 500) known.clear()
    value = learn()
    known.set(key, value)
  }
  return value
}
