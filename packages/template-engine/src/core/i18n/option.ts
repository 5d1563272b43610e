import type { DatetimeOptions, NumberOptions, RelativeTimeOptions } from '../i18n.ts'

type Options = Record<string, string | number | boolean>

const digits = { int: 'IntegerDigits', frac: 'FractionDigits', sig: 'SignificantDigits' } as const
const calendars: Readonly<Record<string, string>> = { gregorian: 'gregory', iso8601: 'gregory' }

/** `minFrac`, `minimumFractionDigits` and the like, by their full names. */
function digitName(name: string): string | undefined {
  const [, limit, kind] = /^(min|max)(?:imum)?(int|frac|sig)(?:\w+digits)?$/i.exec(name) ?? []
  const rest = digits[kind?.toLowerCase() as keyof typeof digits]
  return limit && rest && `${limit.toLowerCase()}imum${rest}`
}

/** From 0 to 50, whatever a template asks for. */
const clamp = (value: string): number => Math.min(50, Math.max(0, Number.parseInt(value, 10) || 0))

function readNumber(name: string, value: string, options: Options): void {
  const digit = digitName(name)
  if (digit) options[digit] = clamp(value)
  else if (/^no-group(?:ing)?$/.test(name)) options.group = false
  else if (/^group(?:ing)?$/.test(name)) options.group = value !== 'false'
  else if (/^round(?:ing)?$/.test(name)) options.round = value
  else if (name === 'style' || name === 'symbol') options[name] = value
}

function readRelative(name: string, value: string, options: Options): void {
  if (/^(?:numericOnly|allowWeeks|alwaysNow|dayOfWeek)$/.test(name)) options[name] = value === 'true'
  else if (/^(?:field|width|context)$/.test(name)) options[name] = value
  else readNumber(name, value, options)
}

function readDatetime(name: string, value: string, options: Options): void {
  if (name === 'calendar') options.calendar = calendars[value] ?? value
  else if (name === 'datetime') options.date = options.time = value
  else if (/^(?:date|time)$/.test(name)) options[name] = value || 'short'
  else if (/^(?:skeleton|context|wrap)$/.test(name)) options[name] = value
  else if (value === '' && isWidth(name)) options.date = options.time = name
  else if (value === '') options.skeleton = `${options.skeleton ?? ''}${name}`
}

function readInterval(name: string, value: string, options: Options): void {
  if (/^(?:date|time|skeleton|context)$/.test(name)) options[name] = value
  else if (value === '') options.skeleton = name
}

function parse(
  words: readonly string[],
  read: (name: string, value: string, options: Options) => void,
): Options {
  const options: Options = {}
  for (const word of words) {
    const at = word.indexOf(':')
    read(at < 0 ? word : word.slice(0, at), at < 0 ? '' : word.slice(at + 1), options)
  }
  return options
}

/** Whether a word names one of the widths that dates come in. */
export const isWidth = (word: string): boolean => /^(?:short|medium|long|full)$/.test(word)

/** Options of numbers and money: `style:short`, `no-group`, `maxFrac:1`. Unknown words are ignored. */
export const parseNumberOptions = (words: readonly string[]): NumberOptions => parse(words, readNumber)

/** Options of dates: `date:long`, `short`, `yMMMd`, `calendar:buddhist`. */
export const parseDatetimeOptions = (words: readonly string[]): DatetimeOptions => parse(words, readDatetime)

/** Options of a span of time: `yMMMd`, `date:MMMd`, `time:hm`. */
export const parseIntervalOptions = (words: readonly string[]): DatetimeOptions => parse(words, readInterval)

/** Options of relative time: `field:day`, `allowWeeks`, `width:short`. */
export const parseRelativeOptions = (words: readonly string[]): RelativeTimeOptions =>
  parse(words, readRelative)
