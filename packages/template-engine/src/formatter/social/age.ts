import type { Scope } from '../../4-render/scope.ts'
import { numberOf } from '../../4-render/value.ts'
import type { Formatters } from '../formatter.ts'
import { markup } from '../html/markup.ts'

const DAY = 86_400_000

const units = {
  year: 365 * DAY,
  month: 30 * DAY,
  week: 7 * DAY,
  day: DAY,
  hour: 3_600_000,
  minute: 60_000,
}

/** Age of a moment in words: `about 3 days ago`. The future is just now. */
function ageText(ms: number): string {
  const age = Object.entries(units).find(([, length]) => ms >= length)
  if (!age) return 'less than a minute ago'
  const [unit, length] = age
  const count = Math.floor(ms / length)
  const one = unit === 'hour' ? 'an' : 'a'
  return `about ${count > 1 ? count : one} ${unit}${count > 1 ? 's' : ''} ago`
}

/** Age of a moment, in an element that carries the moment. */
export function ageHtml(value: unknown, { run: { settings, now } }: Scope): string {
  const ms = numberOf(value)
  if (!settings.i18n || !(Math.abs(ms) <= 8.64e15)) return 'Invalid date.'
  return `<span class="timesince" data-date="${ms}">${ageText(now - ms)}</span>`
}

/** Age of a moment. */
export const age: Formatters = { formatters: { timesince: markup(ageHtml) } }
