import { formatDecimal } from '@sitewright/money-format'
import type { RelativeTimeOptions } from '../i18n.ts'
import { capital, isDate } from './intl-date.ts'
import { recall } from './zone.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left of a month is a part of one that is as long as months are on average. */
const MONTH = 30.436875 * DAY

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** How long ago something was, or how soon it will be. */
export function relativeTime(locale: string, from: number, to: number, options: RelativeTimeOptions): string {
  if (!isDate(from) || !isDate(to)) return ''
  const { field = '', width = 'long', context, allowWeeks, numericOnly, alwaysNow } = options
  const [months, rest] = monthsBetween(from, to)
  const ms = to - from
  const counts = {
    year: months / 12,
    month: months,
    week: ms / (7 * DAY),
    day: ms / DAY,
    hour: ms / HOUR,
    minute: ms / MINUTE,
    second: ms / SECOND,
  }
  type Field = keyof typeof counts
  const isWanted = (one: Field): boolean =>
    Object.hasOwn(counts, field)
      ? one === field
      : Math.abs(counts[one]) >= 1 && (one !== 'week' || allowWeeks === true)
  const unit = (Object.keys(counts) as Field[]).find(isWanted) ?? 'second'
  const part = unit === 'year' ? rest / 12 : unit === 'month' ? rest : 0
  const amount = round(counts[unit] + part, options.maximumFractionDigits ?? 0)
  const style = /^(?:short|narrow)$/.test(width) ? (width as 'short') : 'long'
  const numeric = numericOnly && !(alwaysNow && amount === 0) ? 'always' : 'auto'
  const format = recall(
    formats,
    locale + style + numeric,
    () => new Intl.RelativeTimeFormat(locale, { style, numeric }),
  )
  return capital(format.format(amount, unit), locale, context)
}

/** Months by the calendar, and what is left. */
function monthsBetween(from: number, to: number): readonly [whole: number, rest: number] {
  const [start, end] = [new Date(from), new Date(to)]
  const after = (months: number): number => new Date(from).setUTCMonth(start.getUTCMonth() + months)
  let months = 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth()
  if (from < to ? after(months) > to : after(months) < to) months -= Math.sign(to - from)
  return [months, (to - after(months)) / MONTH]
}

/** Halves to even, as all numbers of templates; what is less than nothing stays so, even as -0. */
const round = (value: number, maximumFractionDigits: number): number =>
  Math.sign(value) *
  Number(
    formatDecimal(Math.abs(value), { useGrouping: false, maximumFractionDigits, roundingMode: 'halfEven' }),
  )
