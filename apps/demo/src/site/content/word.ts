import { COMMENT_TEXTS } from './comment.ts'
import { EVENT_TEXTS } from './event.ts'
import { FORM_TEXTS } from './form-words.ts'
import { siteContent, TITLES } from './site-content.ts'
import { TEXTS } from './website.ts'
import type { Language, LocalizedText } from './words.ts'
import { textIn } from './text-in.ts'

/** Texts of the templates as they were built, by key. */
export const builtTexts = { ...TEXTS, ...FORM_TEXTS, ...COMMENT_TEXTS, ...EVENT_TEXTS }

/** Key of a text of the templates. */
export type WordKey = keyof typeof builtTexts

/** Texts of the templates as they are now, in the languages that the owner writes. */
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
export const words = (locale: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts()).map(([key, text]) => [key, textIn(text, locale)]))

/** One text of the templates. */
export const word = (key: WordKey, locale: Language): string => textIn(texts()[key], locale) ?? ''
