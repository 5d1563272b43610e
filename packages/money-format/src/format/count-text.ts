import { readLocale } from './pattern.ts'

/** A whole number in the digits of a locale, as the amounts beside it have them. */
export const countText = (count: number, locale: string): string =>
  count.toLocaleString(readLocale(locale), { useGrouping: false })
