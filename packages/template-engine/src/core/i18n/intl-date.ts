import type { DatetimeOptions, I18n } from '../i18n.ts'
import { isWidth } from './option.ts'
import { hasDate, hasTime, readSkeleton } from './skeleton.ts'
import { offsetOf, recall } from './zone.ts'

type Options = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

const create = (locale: string, options: Options): Intl.DateTimeFormat =>
  recall(formats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))

const exact = new WeakMap<Intl.DateTimeFormat, boolean>()

/** The text of a date. Where `format` gives the same as its parts do, it is asked again: it is faster. */
function print(format: Intl.DateTimeFormat, ms: number): string {
  const isExact = exact.get(format)
  if (isExact) return format.format(ms)
  const text = joined(format.formatToParts(ms))
  if (isExact === undefined) exact.set(format, text === format.format(ms))
  return text
}

const NARROW = '\u202f'

/**
 * Parts as one text with the same spaces everywhere: browsers and workerd have taken most narrow ones out of the data
 * that Node has, namely those beside AM and PM, before the Cyrillic letter for "year", and around the dash of a span.
 */
const joined = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }, at) => {
      if (type === 'dayPeriod') return value.replaceAll(' ', NARROW)
      const [before, after] = [parts[at - 1]?.type, parts[at + 1]?.type]
      const isBeside = after === 'dayPeriod' || (before === 'dayPeriod' && after === 'hour')
      return value === ' ' && isBeside ? NARROW : value
    })
    .join('')
    .replace(/ (?=[гр]\.)/g, NARROW)
    .replaceAll(' – ', '\u2009–\u2009')

const dayMs = 86_400_000

/** Dates of a locale. */
export function intlDates(locale: string): Pick<I18n, 'datetime' | 'interval'> {
  const dateOptions = (date: string): Options =>
    isWidth(date) ? { dateStyle: date as 'short' } : readSkeleton(date)
  const timeOptions = (time: string): Options =>
    isWidth(time) ? { timeStyle: time as 'short' } : readSkeleton(time)

  /** What stands between date and time: `, ` or ` at `. */
  function glue(width: string): string {
    const parts = create(locale, { dateStyle: width as 'short', timeStyle: 'short' }).formatToParts(0)
    const time = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod')
    return parts[time - 1]?.value ?? ' '
  }

  function datetime(ms: number, timeZone: string, options: DatetimeOptions): string {
    if (!isDate(ms)) return ''
    const { date, time, skeleton, calendar, wrap, context } = options
    const base: Options = { timeZone, ...(calendar && isCalendar(calendar) ? { calendar } : {}) }
    const one = (more: Options): string => print(create(locale, { ...base, ...more }), ms)
    if (skeleton !== undefined && !date && !time) return capital(one(readSkeleton(skeleton)), locale, context)
    if (!date && time) return one(timeOptions(time))
    const day = date ?? 'long'
    if (!time) return capital(one(dateOptions(day)), locale, context)
    if (!wrap && isWidth(day) && isWidth(time)) return one({ ...dateOptions(day), ...timeOptions(time) })
    const width = wrap && isWidth(wrap) ? wrap : isWidth(day) ? day : 'medium'
    return capital(one(dateOptions(day)) + glue(width) + one(timeOptions(time)), locale, context)
  }

  function interval(start: number, end: number, timeZone: string, options: DatetimeOptions): string {
    if (!isDate(start) || !isDate(end)) return ''
    const day = (ms: number): number => Math.floor((ms + offsetOf(ms, timeZone)) / dayMs)
    const isSameDay = day(start) === day(end)
    const span = spanOf(options, isSameDay)
    if (!isSameDay && !hasDate(span)) {
      const one = (ms: number): string => datetime(ms, timeZone, { date: span, time: 'jm' })
      return `${one(start)}\u2009–\u2009${one(end)}`
    }
    return joined(create(locale, { ...readSkeleton(span), timeZone }).formatRangeToParts(start, end))
  }

  return { datetime, interval }
}

/** The skeleton that tells two dates apart. */
function spanOf({ date, time, skeleton }: DatetimeOptions, isSameDay: boolean): string {
  const wanted = skeleton ?? (isSameDay ? (time ?? 'jm') : (date ?? time ?? 'yMMMd'))
  if (hasDate(wanted) || isSameDay === hasTime(wanted)) return wanted
  // A bare time says nothing about two days, and a weekday nothing about two times.
  return isSameDay ? `${wanted}jm` : `yMMMd${wanted}`
}

/** Whether a number is a point in time. */
export const isDate = (ms: number): boolean => Math.abs(ms) <= 8.64e15

const isCalendar = (calendar: string): boolean => /^(?:gregory|buddhist|persian|japanese)$/.test(calendar)

/** A text at the beginning of a sentence or a menu. */
export function capital(text: string, locale: string, context: string | undefined): string {
  if (context !== 'begin-sentence') return text
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
