import type { Scope } from '../4-render/scope.ts'
import { textOf } from '../4-render/value.ts'
import { intlFormat, recall } from './recall.ts'

const WEBSITE_ZONE = ['website', 'timeZone'] as const
const DEFAULT_ZONE = 'America/New_York'
const HALF_MINUTE = 30_000

const offsets = new Map<string, Map<number, number>>()
const names = new Map<string, string>()

/** The website's time zone; New York if it names none, UTC if its name is unknown. */
export function zoneOf(scope: Scope): string {
  const zone = scope.resolve(WEBSITE_ZONE)
  return zone === undefined ? DEFAULT_ZONE : nameOf(textOf(zone))
}

/** Milliseconds that clocks in a zone are ahead of UTC. */
export function offsetOf(ms: number, zone: string): number {
  const learn = (): number => measure(clock(zone).format(ms))
  // Since 1970, clocks were changed at full minutes, and in Liberia at half of one: https://data.iana.org/time-zones/tzdb/africa.
  if (ms < 0) return learn()
  const known = recall(offsets, zone, () => new Map<number, number>())
  return recall(known, Math.floor(ms / HALF_MINUTE), learn)
}

/** Reads `GMT`, `GMT+05:30` or, of long ago, `GMT-04:56:02`. */
function measure(text: string): number {
  const [, sign = '', hours, minutes, seconds = 0] = /([+-])(\d+):(\d+):?(\d+)?/.exec(text) ?? []
  return sign ? Number(`${sign}1000`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) : 0
}

const nameOf = (zone: string): string =>
  recall(names, zone, () => {
    try {
      return clock(zone).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  })

const clock = (timeZone: string): Intl.DateTimeFormat =>
  intlFormat(Intl.DateTimeFormat, 'en-US', { timeZone, timeZoneName: 'longOffset' })
