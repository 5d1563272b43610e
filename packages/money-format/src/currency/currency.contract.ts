/** Currencies a store can sell in. */
export const currencies = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const

/** Code of a currency a store can sell in. */
export type CurrencyCode = (typeof currencies)[number]

/** Currency of a store that has not chosen one. */
export const defaultCurrency: CurrencyCode = 'USD'
