import { formatDecimal } from '@sitewright/money-format'
import type { RelativeTimeOptions } from '../i18n.ts'
import { capital, isDate } from './intl-date.ts'
import { intlFormat } from '../recall.ts'

/** The rest of a month is a part of one of average length, 30.436875 days. */
const MONTH = 2_629_746_000

/** How long ago something was, or how soon it will be. */
export function relativeTime(locale: string, from: number, to: number, options: RelativeTimeOptions): string {
  if (!isDate(from) || !isDate(to)) return ''
  const { field = '', width = '', group = true, context, allowWeeks, numericOnly, alwaysNow } = options
  const [months, rest] = monthsBetween(from, to)
  const ms = to - from
  const counts = {
    year: months / 12,
    month: months,
    week: ms / 604_800_000,
    day: ms / 86_400_000,
    hour: ms / 3_600_000,
    minute: ms / 60_000,
    second: ms / 1000,
  }
  type Field = keyof typeof counts
  const isWanted = (one: Field): boolean =>
    Object.hasOwn(counts, field)
      ? one === field
      : Math.abs(counts[one]) >= 1 && (one !== 'week' || !!allowWeeks)
  const unit = (Object.keys(counts) as Field[]).find(isWanted) ?? 'second'
  const part = unit === 'year' ? rest / 12 : unit === 'month' ? rest : 0
  const amount = round(counts[unit] + part, options.maximumFractionDigits)
  const style = /^(?:short|narrow)$/.test(width) ? (width as 'short') : 'long'
  const numeric = numericOnly && !(alwaysNow && amount === 0) ? 'always' : 'auto'
  const parts = intlFormat(Intl.RelativeTimeFormat, locale, { style, numeric }).formatToParts(amount, unit)
  const text = parts.map(({ type, value }) => (group || type !== 'group' ? value : '')).join('')
  return capital(text, locale, context, /^(?:cs|el|en|hr|id|nl|pl|pt|ru|tr|uk)/)
}

/** Months by the calendar, and what is left. */
function monthsBetween(from: number, to: number): readonly [whole: number, rest: number] {
  const start = new Date(from)
  const end = new Date(to)
  const after = (months: number): number => new Date(from).setUTCMonth(start.getUTCMonth() + months)
  let months = 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth()
  if (from < to ? after(months) > to : after(months) < to) months -= Math.sign(to - from)
  return [months, (to - after(months)) / MONTH]
}

/** Halves to even, as all numbers of templates; what is less than nothing stays so, even as -0. */
const round = (value: number, maximumFractionDigits = 0): number =>
  Math.sign(value) *
  Number(
    formatDecimal(Math.abs(value), { useGrouping: false, maximumFractionDigits, roundingMode: 'halfEven' }),
  )
