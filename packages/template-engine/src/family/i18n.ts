import { join, type Family } from './family.ts'
import { i18n as formatting } from '../formatter/i18n.ts'
import { intl } from '../i18n/intl/intl.ts'
import { unit } from '../predicate/unit.ts'

export { intl } from '../i18n/intl/intl.ts'
export type { DatetimeOptions, I18n, NumberOptions, RelativeTimeOptions } from '../i18n/i18n.ts'

/** Numbers, money, dates and messages in the words of a locale, by Intl. */
export const i18n: Family = { ...join(formatting, unit), i18n: intl }
