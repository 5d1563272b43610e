/** The languages that the owner writes texts in. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** The languages that the shop is published in, with their own names of themselves. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  ar: 'العربية',
  ja: '日本語',
} as const
export type Language = keyof typeof LANGUAGE_NAMES
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

/** Language and region of each language, by which numbers and dates are written. */
export const REGION = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  pl: 'pl-PL',
  ar: 'ar-AE',
  ja: 'ja-JP',
} as const satisfies Record<Language, string>

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']

/** Direction that a language is written in. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'

/** The currencies that the shop has price lists for. */
export const CURRENCIES = ['USD', 'EUR', 'JPY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** One text in each language that the owner writes. Other languages translate the English one. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** One price in each currency, as decimal text; price lists, not conversions. */
export type Price = Readonly<Record<Currency, string>>

export const price = (USD: number, EUR: number, JPY: number): Price => ({
  USD: USD.toFixed(2),
  EUR: EUR.toFixed(2),
  JPY: String(JPY),
})

/** Currency of each language, for visitors who have not chosen one. */
export const usualCurrency = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  pl: 'EUR',
  ar: 'USD',
  ja: 'JPY',
} as const satisfies Record<Language, Currency>
