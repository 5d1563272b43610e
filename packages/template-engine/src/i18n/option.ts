import type { DatetimeOptions, NumberOptions, RelativeTimeOptions } from './i18n.ts'

/** Options after a formatter's name. Each formatter reads those that it knows. */
export type Options = DatetimeOptions & NumberOptions & RelativeTimeOptions

/** The widths that dates come in. */
export type Width = 'full' | 'long' | 'medium' | 'short'

const digits: Readonly<Record<string, string>> = {
  int: 'IntegerDigits',
  frac: 'FractionDigits',
  sig: 'SignificantDigits',
}

/** From 0 to 50, whatever a template asks for. */
const clamp = (value: string): number => Math.min(50, Math.max(0, Number.parseInt(value, 10) || 0))

const widthOf = (word: string): Width | '' =>
  /^(?:full|long|medium|short)$/.test(word) ? (word as Width) : ''

/**
 * Reads `style:short`, `no-group`, `maxFrac:1`, `field:day`, `date:long`, `yMMMd`. Nobody reads unknown names. The most
 * digits win over the least. Bare letters add up, but those of a span of time replace each other.
 */
export function parseOptions(words: readonly string[], isSpan = false): Options {
  const options: Record<string, string | number | boolean> = {}
  for (const word of words) {
    if (isSpan && /^(?:date|time)$/.test(word)) continue
    const [, name = '', value = ''] = /^([^:]*):?([^]*)/.exec(word) ?? []
    const [, limit, kind = ''] = /^(min|max)(?:imum)?(int|frac|sig)(?:\w+digits)?$/i.exec(name) ?? []
    if (limit) options[`${limit.toLowerCase()}imum${digits[kind.toLowerCase()] ?? ''}`] = clamp(value)
    else if (/^(?:no-)?group(?:ing)?$/.test(name)) options.group = !/^no|:false$/.test(word)
    else if (/^(?:numericOnly|allowWeeks|alwaysNow|dayOfWeek)$/.test(name)) options[name] = value === 'true'
    else if (name === 'rounding') options.round = value
    else if (/^(?:date|time)$/.test(name)) options[name] = value || 'short'
    else if (name === 'datetime') options.date = options.time = value
    else if (value) options[name] = value
    else if (widthOf(name)) options.date = options.time = name
    else options.skeleton = isSpan ? name : `${options.skeleton ?? ''}${name}`
  }
  for (const kind of Object.values(digits)) {
    const least = `minimum${kind}`
    const most = `maximum${kind}`
    if (Number(options[least]) > Number(options[most])) options[least] = options[most] ?? 0
  }
  return options
}

/** The widths among the options of a date, and all letters that it names as one skeleton. */
export function widthsOf({
  date = '',
  time = '',
  wrap = '',
  skeleton = '',
}: DatetimeOptions): Readonly<Record<'date' | 'time' | 'wrap', Width | ''>> & { readonly skeleton: string } {
  const letters = [skeleton, date, time].filter((word) => !widthOf(word))
  return { date: widthOf(date), time: widthOf(time), wrap: widthOf(wrap), skeleton: letters.join('') }
}

/** Calendars are Gregorian unless a template says otherwise, whatever the locale prefers. */
export const calendarOf = (calendar = ''): string =>
  /^(?:buddhist|japanese|persian)$/.test(calendar) ? calendar : 'gregory'
