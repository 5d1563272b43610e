import { join, type Family } from './core/family.ts'
import { i18n as formatting } from './core/formatters/i18n.ts'
import { intl } from './core/i18n/intl.ts'
import { unit } from './core/predicates/unit.ts'

/** Numbers, money, dates and messages in the words of a locale, by Intl. */
export const i18n: Family = { ...join(formatting, unit), i18n: intl }

export { intl } from './core/i18n/intl.ts'
export type { DatetimeOptions, I18n, NumberOptions, RelativeTimeOptions } from './core/i18n.ts'
