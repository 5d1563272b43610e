import { formatDecimal } from '@sitewright/money-format'

const symbols: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'C$',
  DKK: 'kr',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  NOK: 'kr',
  SEK: 'kr',
  USD: '$',
}

/** Money with its symbol, as the Java implementation of the language puts them together. */
export function javaMoney(amount: string, currency: string, tag = ''): string {
  const locale = tag === '' ? 'en-US' : tag
  const symbol = (Object.hasOwn(symbols, currency) ? symbols[currency] : undefined) ?? currency
  const digits = currency === 'JPY' ? 0 : 2
  const number = formatDecimal(amount.replace(/^-/, ''), {
    locale,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
  })
  const minus = amount.startsWith('-') ? '-' : ''
  if (/^(?:da-DK|de-DE|fr-FR|sv-SE)$/.test(locale)) {
    return `${minus}${number}${/^[a-z]/i.test(symbol) ? ' ' : ''}${symbol}`
  }
  return /[a-z]$/i.test(symbol) ? `${symbol} ${minus}${number}` : minus + symbol + number
}
