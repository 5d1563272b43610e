/** The languages that the shop is published in. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** The currencies that the shop has price lists for. */
export const CURRENCIES = ['USD', 'EUR', 'JPY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** One text in each language. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** One price in each currency, as decimal text; price lists, not conversions. */
export type Price = Readonly<Record<Currency, string>>

export const price = (USD: number, EUR: number, JPY: number): Price => ({
  USD: USD.toFixed(2),
  EUR: EUR.toFixed(2),
  JPY: String(JPY),
})

/** Currency of each language, for visitors who have not chosen one. */
export const usualCurrency = { en: 'USD', de: 'EUR' } as const satisfies Record<Locale, Currency>
