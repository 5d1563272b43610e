import type { Money, MoneyOptions } from '../index.ts'

/** One row of the tables that are checked in Node and in Chromium. */
export interface Case {
  readonly amount: string | number
  readonly currency: string
  readonly text: string
  readonly options?: MoneyOptions
}

/** Texts of CLDR, down to the kind of each space. Written by hand, so that they do not depend on an engine. */
export const localeCases: readonly Case[] = [
  { amount: '1234.5', currency: 'USD', text: '$1,234.50', options: { locale: 'en-US' } },
  { amount: '-1234.5', currency: 'USD', text: '-$1,234.50', options: { locale: 'en-US' } },
  { amount: '1234.5', currency: 'EUR', text: '1.234,50\u00a0€', options: { locale: 'de-DE' } },
  { amount: '1234.5', currency: 'EUR', text: '1\u202f234,50\u00a0€', options: { locale: 'fr-FR' } },
  { amount: '-1234.5', currency: 'CAD', text: '-1\u00a0234,50\u00a0$', options: { locale: 'fr-CA' } },
  { amount: '1234.5', currency: 'CAD', text: '1\u00a0234,50\u00a0$', options: { locale: 'fr_CA' } },
  { amount: '5', currency: 'USD', text: 'US$5.00', options: { locale: 'en-CA' } },
  { amount: '5', currency: 'AUD', text: '$5.00', options: { locale: 'en-AU' } },
  { amount: '5', currency: 'NZD', text: '$5.00', options: { locale: 'en-NZ' } },
  { amount: '5', currency: 'GBP', text: '£5.00', options: { locale: 'en-GB' } },
  { amount: '5', currency: 'SGD', text: '$5.00', options: { locale: 'en-SG' } },
  { amount: '5', currency: 'PHP', text: '₱5.00', options: { locale: 'en-PH' } },
  { amount: '5', currency: 'HKD', text: 'HK$5.00', options: { locale: 'zh-HK' } },
  { amount: '1234.5', currency: 'JPY', text: '￥1,235', options: { locale: 'ja-JP' } },
  { amount: '1234567.5', currency: 'COP', text: '$\u00a01.234.567,50', options: { locale: 'es-CO' } },
  { amount: '10000', currency: 'IDR', text: 'Rp\u00a010.000,00', options: { locale: 'id-ID' } },
  { amount: '12345678.9', currency: 'INR', text: '₹1,23,45,678.90', options: { locale: 'en-IN' } },
  { amount: '1234567', currency: 'INR', text: '₹12,34,567.00', options: { locale: 'hi-IN' } },
  { amount: '-1', currency: 'EUR', text: '€\u00a0-1,00', options: { locale: 'nl-NL' } },
  { amount: '1234.5', currency: 'EUR', text: '\u200e€۱٬۲۳۴٫۵۰', options: { locale: 'fa-IR' } },
  {
    amount: '-1234.5',
    currency: 'ILS',
    text: '\u200f\u200e-1,234.50\u00a0\u200f₪',
    options: { locale: 'he-IL' },
  },
  { amount: '1234567.5', currency: 'INR', text: '১২,৩৪,৫৬৭.৫০₹', options: { locale: 'bn-BD' } },
  { amount: '1234.5', currency: 'PLN', text: '1234,50\u00a0zł', options: { locale: 'pl-PL' } },
  { amount: '12345', currency: 'PLN', text: '12\u00a0345,00\u00a0zł', options: { locale: 'pl-PL' } },
  { amount: '1234.5', currency: 'EUR', text: '1234,50\u00a0€', options: { locale: 'es-ES' } },
  { amount: '-1234.5', currency: 'BRL', text: '-R$\u00a01.234,50', options: { locale: 'pt-BR' } },
  { amount: '-5', currency: 'SEK', text: '−5,00\u00a0kr', options: { locale: 'sv-SE' } },
  { amount: '1234.5', currency: 'NOK', text: '1\u00a0234,50\u00a0kr', options: { locale: 'nb-NO' } },
  { amount: '1234.5', currency: 'DKK', text: '1.234,50\u00a0kr.', options: { locale: 'da-DK' } },
  { amount: '1234.5', currency: 'CZK', text: '1\u00a0234,50\u00a0Kč', options: { locale: 'cs-CZ' } },
  { amount: '1234.5', currency: 'RUB', text: '1\u00a0234,50\u00a0₽', options: { locale: 'ru-RU' } },
  { amount: '1234.5', currency: 'THB', text: '฿1,234.50', options: { locale: 'th-TH' } },
  { amount: '1234.5', currency: 'MYR', text: 'RM\u00a01,234.50', options: { locale: 'ms-MY' } },
  { amount: '1234.5', currency: 'MXN', text: '$1,234.50', options: { locale: 'es-MX' } },
  { amount: '1234.5', currency: 'ARS', text: '$\u00a01.234,50', options: { locale: 'es-AR' } },
  {
    amount: '1234.5',
    currency: 'NOK',
    text: '1.234,50 Norveç kronu',
    options: { locale: 'tr-TR', currencyDisplay: 'name' },
  },
  { amount: '1234.5', currency: 'CHF', text: 'CHF\u00a01,234.50' },
  {
    amount: '1234.5',
    currency: 'ZAR',
    text: 'R\u00a01,234.50',
    options: { currencyDisplay: 'narrowSymbol' },
  },
]

/** Selection of digits, in US English. */
export const digitCases: readonly Case[] = [
  // Amounts that binary fractions cannot hold.
  { amount: '999999999999999.99', currency: 'USD', text: '$999,999,999,999,999.99' },
  { amount: 0.1 + 0.2, currency: 'USD', text: '$0.30' },
  { amount: '1.005', currency: 'USD', text: '$1.01' },
  { amount: '-1.005', currency: 'USD', text: '-$1.01' },
  { amount: 1.5e-7, currency: 'USD', text: '$0.00' },
  { amount: 1.5e-7, currency: 'USD', text: '$0.0000002', options: { maximumFractionDigits: 7 } },
  { amount: '.5', currency: 'USD', text: '$0.50' },
  { amount: '0007.', currency: 'USD', text: '$7.00' },
  { amount: '+7', currency: 'USD', text: '$7.00' },
  { amount: '9.999', currency: 'USD', text: '$10.00' },
  // No sign before zero.
  { amount: '-0.001', currency: 'USD', text: '$0.00' },
  { amount: -0, currency: 'USD', text: '$0.00' },
  { amount: '-0.4', currency: 'JPY', text: '¥0' },
  { amount: '-0.001', currency: 'USD', text: '-$0.001', options: { maximumFractionDigits: 3 } },
  // The digits of our table.
  { amount: '500.00', currency: 'JPY', text: '¥500' },
  { amount: '1234.5', currency: 'COP', text: 'COP\u00a01,234.50' },
  { amount: '1234.5', currency: 'IDR', text: 'IDR\u00a01,234.50' },
  { amount: '12', currency: 'KWD', text: 'KWD\u00a012.000' },
  { amount: '12', currency: 'KRW', text: '₩12' },
  // Fraction digits.
  { amount: '1.5', currency: 'USD', text: '$2', options: { maximumFractionDigits: 0 } },
  {
    amount: '1.2345',
    currency: 'USD',
    text: '$1.234',
    options: { maximumFractionDigits: 3, roundingMode: 'trunc' },
  },
  { amount: '1.2', currency: 'USD', text: '$1.20', options: { maximumFractionDigits: 4 } },
  { amount: '1', currency: 'USD', text: '$1', options: { minimumFractionDigits: 0 } },
  { amount: '1', currency: 'USD', text: '$1.0000', options: { minimumFractionDigits: 4 } },
  {
    amount: '1',
    currency: 'USD',
    text: '$1.000',
    options: { minimumFractionDigits: 3, maximumFractionDigits: 1 },
  },
  // Integer digits.
  { amount: '7', currency: 'USD', text: '$00,007.00', options: { minimumIntegerDigits: 5 } },
  // Significant digits.
  { amount: '1234.56', currency: 'USD', text: '$1,230', options: { maximumSignificantDigits: 3 } },
  { amount: '9.96', currency: 'USD', text: '$10', options: { maximumSignificantDigits: 2 } },
  { amount: '0.0012345', currency: 'USD', text: '$0.00123', options: { maximumSignificantDigits: 3 } },
  { amount: '1.2', currency: 'USD', text: '$1.2000', options: { minimumSignificantDigits: 5 } },
  { amount: '0', currency: 'USD', text: '$0.00', options: { minimumSignificantDigits: 3 } },
  { amount: '1234.56', currency: 'USD', text: '$1,234.56', options: { maximumSignificantDigits: 0 } },
  // Zeros of whole numbers.
  { amount: '10.00', currency: 'USD', text: '$10', options: { trailingZeroDisplay: 'stripIfInteger' } },
  { amount: '10.50', currency: 'USD', text: '$10.50', options: { trailingZeroDisplay: 'stripIfInteger' } },
  // Sign, currency and grouping.
  { amount: '-5', currency: 'USD', text: '($5.00)', options: { currencySign: 'accounting' } },
  { amount: '5', currency: 'USD', text: 'USD\u00a05.00', options: { currencyDisplay: 'code' } },
  { amount: '5', currency: 'CAD', text: 'CA$5.00' },
  { amount: '5', currency: 'CAD', text: '$5.00', options: { currencyDisplay: 'narrowSymbol' } },
  { amount: '1', currency: 'JPY', text: '1 Japanese yen', options: { currencyDisplay: 'name' } },
  { amount: '1', currency: 'USD', text: '1.00 US dollars', options: { currencyDisplay: 'name' } },
  {
    amount: '1',
    currency: 'USD',
    text: '1 US dollar',
    options: { currencyDisplay: 'name', trailingZeroDisplay: 'stripIfInteger' },
  },
  { amount: '1234567.5', currency: 'USD', text: '$1234567.50', options: { useGrouping: false } },
]

/** Money of a case. */
export function moneyOf({ amount, currency }: Case): Money {
  return { value: amount, currency }
}
