import { regionCurrency } from '@sitewright/money-format/template'
import type { I18n } from '../i18n.ts'
import { intlDates } from './intl-date.ts'
import { intlNumbers } from './intl-number.ts'
import { relativeTime } from './intl-relative.ts'
import { recall } from '../recall.ts'

const known = new Map<string, I18n>()
const plurals = new Map<string, Intl.PluralRules>()

/**
 * Returns the texts of a locale, by Intl and money-format. A tag that Intl cannot read is a locale that does
 * not exist.
 */
export function intl(tag: string): I18n | undefined {
  // Intl takes quadratic time for what is longer than any locale.
  if (tag.length > 100) return undefined
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-')).toString()
    return recall(known, locale, () => create(locale))
  } catch {
    return undefined
  }
}

const create = (locale: string): I18n => ({
  locale,
  currency: regionCurrency(locale),
  plural: (number, type) => {
    const digits = Math.min(20, number.split('.')[1]?.length ?? 0)
    const rules = recall(
      plurals,
      `${locale}${type}${digits}`,
      () => new Intl.PluralRules(locale, { type, minimumFractionDigits: digits }),
    )
    // No rule looks at more than the last digits of a whole number, and no float holds those of a long one.
    return rules.select(Number(number.replace(/^[+-]?0*[1-9]\d*(?=\d{12}(\.|$))/, '1')))
  },
  ...intlNumbers(locale),
  ...intlDates(locale),
  relativeTime: (from, to, options) => relativeTime(locale, from, to, options),
})
