import { addTranslation, type Translation } from '../site/content/text-in.ts'
import type { Language, Locale } from '../site/content/words.ts'

/** Texts of the site in the languages that translate the English ones. */
const loaders: Readonly<Record<Exclude<Language, Locale>, () => Promise<{ readonly texts: Translation }>>> = {
  fr: () => import('./site/fr.ts'),
  pl: () => import('./site/pl.ts'),
  ar: () => import('./site/ar.ts'),
  ja: () => import('./site/ja.ts'),
}

const isTranslated = (language: string): language is Exclude<Language, Locale> =>
  Object.hasOwn(loaders, language)

/** Loads what the site says in a language, before its templates are rendered or its server answers. */
export async function loadSiteTexts(language: string): Promise<void> {
  if (!isTranslated(language)) return
  const { texts } = await loaders[language]()
  addTranslation(language, texts)
}
