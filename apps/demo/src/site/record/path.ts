import type { Language } from '../content/words.ts'

/** An address of the site in a language: English has the short ones. */
export const path = (address: string, locale: Language) =>
  locale === 'en' ? address : `/${locale}${address === '/' ? '' : address}`
