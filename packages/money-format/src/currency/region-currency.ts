import { currencies, defaultCurrency, type CurrencyCode } from './currency.contract.ts'

/** Regions whose money is that of another one. All others have a code that begins with their own: CHF in CH. */
const guests: Partial<Record<CurrencyCode, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  AUD: 'CC CX HM KI NF NR TV',
  NOK: 'SJ BV',
  NZD: 'CK NU PN TK',
  DKK: 'FO GL',
  GBP: 'GG GS IM JE',
  CHF: 'LI',
  ILS: 'PS',
}

/** The store's currency that is money in a locale's region: EUR for 'de', CHF for 'de-CH'; USD where it is none. */
export function regionCurrency(locale: string): CurrencyCode {
  const { region = '' } = new Intl.Locale(locale.replaceAll('_', '-')).maximize()
  const isUsed = (code: CurrencyCode): boolean =>
    code.slice(0, 2) === region || (guests[code]?.split(' ').includes(region) ?? false)
  return currencies.find(isUsed) ?? defaultCurrency
}
