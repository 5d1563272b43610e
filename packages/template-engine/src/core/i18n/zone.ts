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

/** Reads `GMT`, `GMT+05:30` or, of long ago, `GMT-04:56:02`. */
function measure(ms: number, format: Intl.DateTimeFormat): number {
  const [, sign = '', hours, minutes, seconds = 0] = /([+-])(\d+):(\d+):?(\d+)?/.exec(format.format(ms)) ?? []
  return sign ? Number(`${sign}1000`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) : 0
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
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })

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
