import { abbreviate, clockText } from './abbreviation.ts'
import type { Moment } from './moment.ts'

/** Prints one piece of a date: a fixed text, or a field. */
export type Piece = string | ((moment: Moment) => string | number)

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const pad = (value: number, width = 2, fill = '0'): string => String(value).padStart(width, fill)
const hour = ({ time }: Moment): number => Math.floor(time / 3_600_000)
const hour12 = (moment: Moment): number => hour(moment) % 12 || 12
const half = (moment: Moment): string => (hour(moment) < 12 ? 'AM' : 'PM')
const monthName = ({ month }: Moment): string => months[month] ?? ''
const weekdayName = ({ weekday }: Moment): string => weekdays[weekday] ?? ''
const isoWeekday = ({ weekday }: Moment): number => weekday || 7
/** Weeks begin on Sunday, and the one with the first of January is always week 1, be it in December. */
function week({ year, yearday, weekday }: Moment): string {
  const saturday = yearday + 6 - weekday
  return pad(saturday < daysOf(year) ? Math.floor(saturday / 7) + 1 : 1)
}

/** The year that the Thursday of a week lies in, and which of its weeks it is. */
function isoWeek(moment: Moment): readonly [year: number, week: number] {
  const { year, yearday } = moment
  const thursday = yearday + 4 - isoWeekday(moment)
  if (thursday < 0) return [year - 1, Math.floor((thursday + daysOf(year - 1)) / 7) + 1]
  if (thursday >= daysOf(year)) return [year + 1, 1]
  return [year, Math.floor(thursday / 7) + 1]
}

const daysOf = (year: number): number =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365

const fields: Readonly<Record<string, Piece>> = {
  a: (moment) => weekdayName(moment).slice(0, 3),
  A: weekdayName,
  b: (moment) => monthName(moment).slice(0, 3),
  B: monthName,
  C: ({ year }) => pad(Math.floor(year / 100)),
  d: ({ day }) => pad(day),
  e: ({ day }) => pad(day, 2, ' '),
  g: (moment) => pad(isoWeek(moment)[0] % 100),
  G: (moment) => pad(isoWeek(moment)[0], 4),
  H: (moment) => pad(hour(moment)),
  i: hour12,
  I: (moment) => pad(hour12(moment)),
  j: ({ yearday }) => pad(yearday + 1, 3),
  k: (moment) => pad(hour(moment), 2, ' '),
  l: (moment) => pad(hour12(moment), 2, ' '),
  m: ({ month }) => pad(month + 1),
  M: ({ time }) => pad(Math.floor(time / 60_000) % 60),
  n: '\n',
  N: ({ time }) => pad((time % 1000) * 1e6, 9),
  p: half,
  P: (moment) => half(moment).toLowerCase(),
  q: ({ month }) => Math.floor(month / 3) + 1,
  s: ({ ms }) => Math.floor(ms / 1000),
  S: ({ time }) => pad(Math.floor(time / 1000) % 60),
  t: '\t',
  u: isoWeekday,
  U: week,
  V: (moment) => pad(isoWeek(moment)[1]),
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
    if (isInner && letter === 'D') return [({ day }) => day]
    const field = Object.hasOwn(fields, letter) ? fields[letter] : undefined
    if (field !== undefined) return [field]
    return Object.hasOwn(composed, letter) ? parseStrftime(composed[letter] ?? '', true) : []
  })
}

/** Prints a date by its pieces. */
export function printMoment(moment: Moment, pieces: readonly Piece[]): string {
  let out = ''
  for (const piece of pieces) out += typeof piece === 'string' ? piece : String(piece(moment))
  return out
}
