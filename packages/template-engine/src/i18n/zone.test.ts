import { expect, test } from 'vitest'
import { offsetOf } from './zone.ts'

const HOUR = 3_600_000

/** Offset by the fields that Intl shows. */
function shown(ms: number, timeZone: string): number {
  const field = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const time = { hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...field, ...time }).formatToParts(ms)
  const [year = 0, month = 0, ...more] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) =>
    Number(parts.find(({ type }) => type === name)?.value),
  )
  return Date.UTC(year, month - 1, ...more) - ms
}

// spec: TPL-069
test.each([
  ['America/New_York', '2024-03-10T07:00:00Z', -5, -4],
  ['America/St_Johns', '1987-04-05T03:31:00Z', -3.5, -2.5],
  ['America/Goose_Bay', '2010-11-07T03:01:00Z', -3, -4],
  ['Asia/Gaza', '2010-03-26T22:01:00Z', 2, 3],
  ['Pacific/Kiritimati', '1994-12-31T10:00:00Z', -10, 14],
  ['Africa/Monrovia', '1972-01-07T00:44:30Z', -(44 * 60 + 30) / 3600, 0],
  ['Asia/Kolkata', '1905-12-31T18:38:50Z', (5 * 3600 + 21 * 60 + 10) / 3600, 5.5],
  ['Asia/Kathmandu', '1985-12-31T18:30:00Z', 5.5, 5.75],
  ['America/New_York', '1883-11-18T17:00:00Z', -(4 * 3600 + 56 * 60 + 2) / 3600, -5],
])('in %s clocks change at %s, whichever side of it was read before', (zone, date, before, after) => {
  const ms = Date.parse(date)
  const sides = [ms - 1000, ms, ms + 1000, ms - 1000]
  expect(sides.map((at) => offsetOf(at, zone) / HOUR)).toEqual([before, after, after, before])
  expect(sides.map((at) => offsetOf(at, zone))).toEqual(sides.map((at) => shown(at, zone)))
})
