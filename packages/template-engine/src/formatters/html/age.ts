import { ageText } from '../../i18n/age.ts'
import type { Scope } from '../../4-render/scope.ts'
import { numberOf } from '../../4-render/value.ts'

/** How long ago something was, in an element that carries the moment. */
export function ageHtml(value: unknown, { run: { settings, now } }: Scope): string {
  const ms = numberOf(value)
  if (!settings.i18n || Number.isNaN(ms)) return 'Invalid date.'
  return `<span class="timesince" data-date="${ms}">${ageText(now - ms)}</span>`
}
