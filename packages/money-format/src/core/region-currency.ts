import { defaultCurrency, type CurrencyCode } from '../contract/currency.ts'

const regions: Partial<Record<CurrencyCode, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  AUD: 'AU CC CX HM KI NF NR TV',
  NOK: 'NO SJ BV',
  CAD: 'CA',
  NZD: 'NZ CK NU PN TK',
  DKK: 'DK FO GL',
  GBP: 'GB GG GS IM JE',
  HKD: 'HK',
  CHF: 'CH LI',
  MXN: 'MX',
  SGD: 'SG',
  SEK: 'SE',
  CZK: 'CZ',
  ILS: 'IL PS',
  PHP: 'PH',
  RUB: 'RU',
  PLN: 'PL',
  THB: 'TH',
  MYR: 'MY',
  ARS: 'AR',
  BRL: 'BR',
  COP: 'CO',
  IDR: 'ID',
  INR: 'IN',
  JPY: 'JP',
  ZAR: 'ZA',
}

/** The store's currency that is money in a locale's region: EUR for 'de', CHF for 'de-CH'; USD where it is none. */
export function regionCurrency(locale: string): CurrencyCode {
  const { region = '' } = new Intl.Locale(locale.replaceAll('_', '-')).maximize()
  const codes = Object.keys(regions) as CurrencyCode[]
  return codes.find((code) => regions[code]?.split(' ').includes(region)) ?? defaultCurrency
}
