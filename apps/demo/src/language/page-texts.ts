import { addTranslation } from '../site/content/text-in.ts'
import type { Language } from '../site/content/words.ts'
import type { PageTexts } from './page/texts.ts'

/** A page downloads the language that it is in. The packages have the English texts themselves. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: PageTexts }>>> = {
  de: () => import('./page/de.ts'),
  fr: () => import('./page/fr.ts'),
  pl: () => import('./page/pl.ts'),
  ar: () => import('./page/ar.ts'),
  ja: () => import('./page/ja.ts'),
}

const loaded = new Map<Language, PageTexts>()

/** Makes the texts of a language known. */
export function addPageTexts(language: Language, texts: PageTexts): void {
  loaded.set(language, texts)
  addTranslation(language, texts.words)
}

/** Loads the texts of a language, before the scripts of a page in it start. */
export async function loadPageTexts(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return
  const { texts } = await loaders[language]()
  addPageTexts(language, texts)
}

/** Texts of a language that differ from the packages' own: none in English. */
export const pageTexts = (language: Language): Partial<PageTexts> => loaded.get(language) ?? {}
