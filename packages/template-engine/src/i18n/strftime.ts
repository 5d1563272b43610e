import { abbreviate, clockText } from './abbreviation.ts'
import type { Moment } from './moment.ts'

/** Prints one piece of a date: a fixed text, or a field. */
export type Piece = string | ((moment: Moment) => string | number)

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const pad = (value: number, width = 2, fill = '0'): string => String(value).padStart(width, fill)
const hour = ({ date }: Moment): number => date.getUTCHours()
const hour12 = (moment: Moment): number => hour(moment) % 12 || 12
const half = (moment: Moment): string => (hour(moment) < 12 ? 'AM' : 'PM')
const month = ({ date }: Moment): number => date.getUTCMonth()
const monthName = (moment: Moment): string => months[month(moment)] ?? ''
const day = ({ date }: Moment): number => date.getUTCDate()
const weekdayName = ({ weekday }: Moment): string => weekdays[weekday] ?? ''
const isoWeekday = ({ weekday }: Moment): number => weekday || 7

const daysOf = (year: number): number =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365

/** The year that a day lies in, counted from the first of January of some year, and its week: 1 for the first 7 days. */
function weekOf(year: number, yearday: number): readonly [year: number, week: string] {
  if (yearday < 0) return weekOf(year - 1, yearday + daysOf(year - 1))
  if (yearday >= daysOf(year)) return weekOf(year + 1, yearday - daysOf(year))
  return [year, pad(Math.floor(yearday / 7) + 1)]
}

/** Weeks begin on Sunday, and the one with the first of January is always week 1, be it in December. */
const week = ({ year, yearday, weekday }: Moment): string => weekOf(year, yearday + 6 - weekday)[1]

/** Weeks begin on Monday, and belong to the year that their Thursday lies in. */
const isoWeek = (moment: Moment): readonly [year: number, week: string] =>
  weekOf(moment.year, moment.yearday + 4 - isoWeekday(moment))

const fields: Readonly<Record<string, Piece>> = {
  a: (moment) => weekdayName(moment).slice(0, 3),
  A: weekdayName,
  b: (moment) => monthName(moment).slice(0, 3),
  B: monthName,
  C: ({ year }) => pad(Math.floor(year / 100)),
  d: (moment) => pad(day(moment)),
  e: (moment) => pad(day(moment), 2, ' '),
  g: (moment) => pad(isoWeek(moment)[0] % 100),
  G: (moment) => pad(isoWeek(moment)[0], 4),
  H: (moment) => pad(hour(moment)),
  i: hour12,
  I: (moment) => pad(hour12(moment)),
  j: ({ yearday }) => pad(yearday + 1, 3),
  k: (moment) => pad(hour(moment), 2, ' '),
  l: (moment) => pad(hour12(moment), 2, ' '),
  m: (moment) => pad(month(moment) + 1),
  M: ({ date }) => pad(date.getUTCMinutes()),
  n: '\n',
  N: ({ date }) => pad(date.getUTCMilliseconds() * 1e6, 9),
  p: half,
  P: (moment) => half(moment).toLowerCase(),
  q: (moment) => Math.floor(month(moment) / 3) + 1,
  s: ({ ms }) => Math.floor(ms / 1000),
  S: ({ date }) => pad(date.getUTCSeconds()),
  t: '\t',
  u: isoWeekday,
  U: week,
  V: (moment) => isoWeek(moment)[1],
  w: ({ weekday }) => weekday,
  // As the reference has it: not the weeks that begin on Monday.
  W: week,
  y: ({ year }) => pad(year % 100),
  Y: ({ year }) => (year > 0 ? year : 1 - year),
  z: ({ offset }) => clockText(offset, ':'),
  Z: abbreviate,
  '%': '%',
}

const composed: Readonly<Record<string, string>> = {
  c: '%a, %b %D, %Y %i:%M:%S %p %Z',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  r: '%i:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  v: '%e-%b-%Y',
  x: '%m/%d/%Y',
  X: '%I:%M:%S %p',
}

/** Reads a pattern such as `%B %d, %Y`. An unknown field prints nothing. */
export function parseStrftime(pattern: string, isInner = false): readonly Piece[] {
  return (pattern.match(/%[^]|[^%]+|%$/g) ?? []).flatMap((piece): readonly Piece[] => {
    const letter = piece.charAt(1)
    if (!piece.startsWith('%') || !letter) return [piece]
    // Inside of %c, %D is the bare day.
    if (isInner && letter === 'D') return [day]
    const field = fields[letter]
    return field === undefined ? parseStrftime(composed[letter] ?? '', true) : [field]
  })
}

/** Prints a date by its pieces. */
export function printMoment(moment: Moment, pieces: readonly Piece[]): string {
  let out = ''
  for (const piece of pieces) out += typeof piece === 'string' ? piece : String(piece(moment))
  return out
}
