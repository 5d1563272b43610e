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
  /** 0 for January. */
  readonly month: number
  readonly day: number
  /** 0 for Sunday. */
  readonly weekday: number
  /** 0 for the first of January. */
  readonly yearday: number
  /** Milliseconds since midnight. */
  readonly time: number
}

/** Reads clock and calendar. Until October 1582 it is the Julian one. */
export function momentOf(ms: number, zone: string): Moment {
  if (!(Math.abs(ms) <= RANGE)) throw new RangeError(`The date ${ms} is outside of the supported range.`)
  // Intl reads its own calendar back to front there, and clocks had not changed yet.
  const offset = offsetOf(Math.max(ms, GREGORIAN), zone)
  const days = Math.floor((ms + offset) / DAY)
  const isGregorian = ms + offset >= GREGORIAN
  const [year, month, day] = isGregorian ? gregorian(days) : julian(days)
  // In the Julian calendar each fourth year is longer; 719530 days lie between the years 0 and 1970.
  const first = isGregorian ? Date.UTC(year, 0) / DAY : 365 * year + Math.floor((year + 3) / 4) - 719_530
  return {
    ms,
    zone,
    offset,
    year,
    month,
    day,
    weekday: (((days + 4) % 7) + 7) % 7,
    yearday: days - first,
    time: ms + offset - days * DAY,
  }
}

type Calendar = readonly [year: number, month: number, day: number]

function gregorian(days: number): Calendar {
  const date = new Date(days * DAY)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}

/** Julian years begin in March here, so that the leap day comes last; 719470 days lie before 1970. */
function julian(days: number): Calendar {
  const count = days + 719_470
  const cycle = Math.floor((4 * count + 3) / 1461)
  const rest = count - Math.floor((1461 * cycle) / 4)
  const month = Math.floor((5 * rest + 2) / 153)
  const isNextYear = month > 9
  return [
    isNextYear ? cycle + 1 : cycle,
    isNextYear ? month - 10 : month + 2,
    rest - Math.floor((153 * month + 2) / 5) + 1,
  ]
}
