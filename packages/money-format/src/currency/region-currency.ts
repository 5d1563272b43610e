import { currencies, defaultCurrency, type CurrencyCode } from './currency.contract.ts'

/** Regions whose currency has another region's code. All others begin with their own code: CHF in CH. */
const otherRegions: Partial<Record<CurrencyCode, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  AUD: 'CC CX HM KI NF NR TV',
  NOK: 'SJ BV',
  NZD: 'CK NU PN TK',
  DKK: 'FO GL',
  GBP: 'GG GS IM JE',
  CHF: 'LI',
  ILS: 'PS',
}

/**
 * Returns the currency of a locale's region, if a store can sell in it: EUR for `de`, CHF for `de-CH`. USD
 * for all other regions, and for a text that is no locale.
 */
export function regionCurrency(locale: string): CurrencyCode {
  const region = regionOf(locale)
  const isUsed = (code: CurrencyCode): boolean =>
    code.slice(0, 2) === region || (otherRegions[code]?.split(' ').includes(region) ?? false)
  return currencies.find(isUsed) ?? defaultCurrency
}

function regionOf(locale: string): string {
  try {
    // Intl takes quadratic time for longer ones.
    return locale.length > 100 ? '' : (new Intl.Locale(locale.replaceAll('_', '-')).maximize().region ?? '')
  } catch {
    // A setting that was never filled in, or a locale of POSIX such as `C.UTF-8`.
    return ''
  }
}
