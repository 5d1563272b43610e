import { COMMENT_TEXTS } from './comment.ts'
import { EVENT_TEXTS } from './event.ts'
import { FORM_TEXTS } from './form-words.ts'
import { siteContent, TITLES } from './site-content.ts'
import { TEXTS } from './website.ts'
import type { Locale, LocalizedText } from './words.ts'

/** Texts of the templates as they were built, by key. */
export const builtTexts = { ...TEXTS, ...FORM_TEXTS, ...COMMENT_TEXTS, ...EVENT_TEXTS }

/** Key of a text of the templates. */
export type WordKey = keyof typeof builtTexts

/** Texts of the templates as they are now, in both languages. */
function texts(): Readonly<Record<string, LocalizedText>> {
  const { texts: edited, pages, footer } = siteContent()
  const titles = pages.flatMap(({ id, title }) => (TITLES[id] ? [[TITLES[id], title] as const] : []))
  return {
    ...builtTexts,
    footer: footer.address,
    demoNote: footer.note,
    ...edited,
    ...Object.fromEntries(titles),
  }
}

/** All texts of the templates in a language. */
export const words = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts()).map(([key, text]) => [key, text[locale]]))

/** One text of the templates. */
export const word = (key: WordKey, locale: Locale): string => texts()[key]?.[locale] ?? ''
