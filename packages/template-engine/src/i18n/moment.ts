import { offsetOf } from './zone.ts'

const DAY = 86_400_000
const GREGORIAN = -12_219_292_800_000
const RANGE = 210_866_803_200_000

/** A point in time as clocks and calendars of a zone show it. */
export interface Moment {
  readonly ms: number
  readonly zone: string
  /** Milliseconds ahead of UTC. */
  readonly offset: number
  readonly year: number
  /** 0 for Sunday. */
  readonly weekday: number
  /** 0 for the first of January. */
  readonly yearday: number
  /** Date and time of day, as if it were UTC. */
  readonly date: Date
}

/** Reads clock and calendar. Until October 1582 it is the Julian one. */
export function momentOf(ms: number, zone: string): Moment {
  if (!(Math.abs(ms) <= RANGE)) throw new RangeError(`The date ${ms} is out of range.`)
  // Intl reads its own calendar back to front there, and clocks had not changed yet.
  const offset = offsetOf(Math.max(ms, GREGORIAN), zone)
  const local = ms + offset
  // Every four years of the Julian calendar, counted from the year 0, are as long as those from 1972 to 1975.
  const fours = Math.floor((local / DAY + 719_530) / 1461)
  const isJulian = local < GREGORIAN
  const date = new Date(isJulian ? local - (1461 * fours - 720_260) * DAY : local)
  const shownYear = date.getUTCFullYear()
  return {
    ms,
    zone,
    offset,
    year: isJulian ? shownYear - 1972 + 4 * fours : shownYear,
    // The first day of 1970 was a Thursday.
    weekday: (((Math.floor(local / DAY) + 4) % 7) + 7) % 7,
    yearday: Math.floor((date.getTime() - Date.UTC(shownYear, 0)) / DAY),
    date,
  }
}
