import type { Report } from '@sitewright/site/report'

/** Reads the currency of a shop. @throws RangeError for what is no code of three letters */
export function readCurrency(currency: string): string {
  const code = currency.toUpperCase()
  if (/^[A-Z]{3}$/.test(code)) return code
  throw new RangeError(`Give the currency as an ISO 4217 code such as 'USD', not '${currency}'.`)
}

/** Reads a locale that `Intl` knows: `en_US.UTF-8` means `en-US`. What is no locale is reported, and undefined. */
export function readLocale(locale: string | undefined, report: Report): string | undefined {
  if (!locale) return undefined
  try {
    // Intl takes quadratic time for what is longer than any locale.
    return Intl.getCanonicalLocales(
      locale
        .slice(0, 101)
        .replace(/[.@].*/s, '')
        .replaceAll('_', '-'),
    )[0]
  } catch (problem) {
    report(problem, { locale })
    return undefined
  }
}
