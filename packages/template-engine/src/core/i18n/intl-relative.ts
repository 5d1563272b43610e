import type { RelativeTimeOptions } from '../i18n.ts'
import { capital } from './intl-date.ts'
import { recall } from './zone.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Lengths of time, longest first. Months and years are those of the calendar on average. */
const lengths = {
  year: 365.2425 * DAY,
  month: 30.436875 * DAY,
  week: 7 * DAY,
  day: DAY,
  hour: HOUR,
  minute: MINUTE,
  second: SECOND,
} as const

type Field = keyof typeof lengths

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** How long ago something was, or how soon it will be. */
export function relativeTime(locale: string, difference: number, options: RelativeTimeOptions): string {
  if (Number.isNaN(difference)) return ''
  const { field = '', width = 'long', context, allowWeeks, numericOnly, alwaysNow } = options
  const unit = isField(field) ? field : largest(Math.abs(difference), allowWeeks === true)
  const style = /^(?:short|narrow)$/.test(width) ? (width as 'short') : 'long'
  const amount = round(difference / lengths[unit], options.maximumFractionDigits ?? 0)
  const numeric = numericOnly && !(alwaysNow && amount === 0) ? 'always' : 'auto'
  const format = recall(
    formats,
    locale + style + numeric,
    () => new Intl.RelativeTimeFormat(locale, { style, numeric }),
  )
  return capital(format.format(amount, unit), locale, context)
}

const isField = (field: string): field is Field => Object.hasOwn(lengths, field)

function largest(difference: number, allowWeeks: boolean): Field {
  const fields = Object.keys(lengths) as Field[]
  const found = fields.find((field) => (allowWeeks || field !== 'week') && difference >= lengths[field])
  return found ?? 'second'
}

/** Halves to even, as all numbers of templates. */
function round(value: number, digits: number): number {
  const scale = 10 ** Math.min(digits, 9)
  const scaled = Math.abs(value) * scale
  const floor = Math.floor(scaled)
  const rest = scaled - floor
  const whole = rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor
  return (Math.sign(value) * whole) / scale || 0
}
