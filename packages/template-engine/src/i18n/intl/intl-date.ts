import type { DatetimeOptions, I18n } from '../i18n.ts'
import { calendarOf, widthsOf, type Width } from '../option.ts'
import { intlFormat, recall } from '../recall.ts'
import { hasDate, readSkeleton, splitSkeleton } from './skeleton.ts'

type Options = Intl.DateTimeFormatOptions

const NARROW = '\u202f'
const patterns = new Map<string, string>()

/** A morning and an evening early in a month and a year: what is put right in a date can be seen in one of them. */
const SAMPLES = [978_656_400_000, 978_699_600_000]

/** True if a format needs no correction: then it writes in one piece, which is several times as fast. */
const exact = new Map<Intl.DateTimeFormat, boolean>()

/** Dates of a locale. */
export function intlDates(locale: string): Pick<I18n, 'datetime' | 'interval'> {
  // Browsers and workerd have taken narrow spaces out of the data that Node has, so they are put where CLDR has them:
  // beside AM and PM by the alphabets of Europe, around a dash by the Latin one.
  const { script = '' } = new Intl.Locale(locale).maximize()
  const space = /Latn|Cyrl|Grek/.test(script) ? NARROW : ' '
  const dash = script === 'Latn' ? '\u2009–\u2009' : ' – '

  function formatOf(options: Options): Intl.DateTimeFormat {
    // Japanese clocks count from 0 to 11.
    const isJapanese = options.hourCycle === 'h12' && locale.startsWith('ja')
    return intlFormat(Intl.DateTimeFormat, locale, isJapanese ? { ...options, hourCycle: 'h11' } : options)
  }

  /** Parts as one text. A single letter of a skeleton is a number without a leading zero. */
  const joined = (parts: readonly Intl.DateTimeFormatPart[], options: Options): string =>
    parts
      .map(({ type, value }, at) => {
        if ((type === 'day' || type === 'month') && options[type] === 'numeric')
          return value.replace(/^0/, '')
        if (options.dayPeriod) return value
        if (type === 'dayPeriod') return value.replaceAll(' ', space)
        const after = parts[at + 1]?.type
        const isBeside = after === 'dayPeriod' || (after === 'hour' && parts[at - 1]?.type === 'dayPeriod')
        return isBeside ? value.replace(/^\s$/, space) : value
      })
      .join('')
      .replace(/ (?=[гр]\.)/g, NARROW)
      .replace(/\s–\s/g, dash)

  function print(ms: number, options: Options): string {
    const format = formatOf(options)
    const whole = (at: number): string => joined(format.formatToParts(at), options)
    const isExact = recall(exact, format, () => SAMPLES.every((at) => format.format(at) === whole(at)))
    return isExact ? format.format(ms) : whole(ms)
  }

  /** How date and time are put together: `{1}, {0}` or `{1} at {0}`. */
  const patternOf = (dateStyle: Width): string =>
    recall(patterns, locale + dateStyle, () => {
      const sample = (options: Options): string => print(0, { ...options, timeZone: 'UTC' })
      const date = { dateStyle }
      const time = { timeStyle: 'short' } as const
      return sample({ ...date, ...time })
        .replace(sample(date), '{1}')
        .replace(sample(time), '{0}')
    })

  function datetime(ms: number, timeZone: string, options: DatetimeOptions): string {
    if (!isDate(ms)) return ''
    const { date, time, wrap, skeleton } = widthsOf(options)
    const [hours, days] = splitSkeleton(skeleton)
    const calendar = calendarOf(options.calendar)
    const one = (style: 'dateStyle' | 'timeStyle', width: Width | '', letters: string): string =>
      width || letters
        ? print(ms, { timeZone, calendar, ...(width ? { [style]: width } : readSkeleton(letters)) })
        : ''
    const clock = one('timeStyle', time, hours)
    const day = one('dateStyle', date || (clock || days ? '' : 'long'), days)
    const pattern = clock && day ? patternOf(wrap || date || widthOf(days)) : '{1}{0}'
    return capital(
      pattern.replace('{1}', () => day).replace('{0}', () => clock),
      locale,
      options.context,
    )
  }

  function interval(start: number, end: number, timeZone: string, options: DatetimeOptions): string {
    if (!isDate(start) || !isDate(end)) return ''
    const day = (ms: number): string => print(ms, { dateStyle: 'long', timeZone })
    const isSameDay = day(start) === day(end)
    const span = spanOf(options, isSameDay)
    if (!isSameDay && !hasDate(span)) {
      const one = (ms: number): string => datetime(ms, timeZone, { skeleton: `${span}jm` })
      return one(start) + dash + one(end)
    }
    const shown = { ...readSkeleton(span), timeZone, calendar: 'gregory' }
    return joined(formatOf(shown).formatRangeToParts(start, end), shown)
  }

  return { datetime, interval }
}

/** How wide a date is by its letters. */
function widthOf(skeleton: string): Width {
  if (/[ML]{4}/.test(skeleton)) return /[Ec]/.test(skeleton) ? 'full' : 'long'
  return /[ML]{3}/.test(skeleton) ? 'medium' : 'short'
}

/** The skeleton of the fields in which two dates differ. */
function spanOf({ date, time, skeleton }: DatetimeOptions, isSameDay: boolean): string {
  const wanted = skeleton ?? (isSameDay ? (time ?? 'jm') : (date ?? time ?? 'yMMMd'))
  if (hasDate(wanted) || isSameDay === (splitSkeleton(wanted)[0] !== '')) return wanted
  // A bare time says nothing about two days, and a weekday nothing about two times.
  return isSameDay ? `${wanted}jm` : `yMMMd${wanted}`
}

/** True if a number is a point in time. */
export const isDate = (ms: number): boolean => Math.abs(ms) <= 8.64e15

/** A text at the beginning of a sentence; in languages of `titled` also one that is alone or in a menu. */
export const capital = (text: string, locale: string, context = '', titled?: RegExp): string =>
  (titled?.test(locale) ? /^[bsu]/ : /^b/).test(context)
    ? text.replace(/^./u, (first) => first.toLocaleUpperCase(locale))
    : text
