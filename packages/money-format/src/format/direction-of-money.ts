/**
 * Returns the direction of formatted money that needs one of its own. Arabic writes US dollars as `62.00 US$`: read from
 * right to left, the sign would be torn from its letters. Undefined for all other money, which follows its first letter.
 *
 * @example
 * ```ts
 * import { directionOfMoney, formatMoney } from '@sitewright/money-format'
 *
 * const text = formatMoney({ value: '62', currency: 'USD' }, { locale: 'ar' })
 * directionOfMoney(text) // 'ltr'
 * ```
 */
export const directionOfMoney = (text: string): 'ltr' | undefined =>
  text.includes('\u200f') && /[A-Z]/.test(text) ? 'ltr' : undefined

/** Money within a sentence: between marks of isolation, if it needs a direction of its own. */
export const isolated = (text: string): string => (directionOfMoney(text) ? `\u2066${text}\u2069` : text)
