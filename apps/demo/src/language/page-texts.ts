import type { Messages as CartMessages, OfferMessages } from '@sitewright/cart-client'
import type { Messages as FormMessages } from '@sitewright/forms-client'
import type { Labels } from '@sitewright/forms-client/connect'
import type { MarkupMessages } from '@sitewright/gallery/html'
import type { Messages as SiteMessages } from '@sitewright/site/messages'
import type { ConsentMessages } from '@sitewright/tracking/consent'
import type { ACCOUNT_TEXTS } from '../account/account-text.ts'
import type { TEXTS } from '../messages.ts'
import { addTranslation } from '../site/content/text-in.ts'
import type { Language } from '../site/content/words.ts'

/** English texts of the demo's own parts. */
type Word = (typeof TEXTS)[keyof typeof TEXTS] | (typeof ACCOUNT_TEXTS)[keyof typeof ACCOUNT_TEXTS]

/** Texts that the scripts of a page need: those of the packages, and those of the demo by the English ones. */
export interface PageTexts {
  readonly cart: CartMessages & OfferMessages
  readonly forms: FormMessages & Labels
  readonly gallery: MarkupMessages
  readonly consent: ConsentMessages
  readonly site: SiteMessages
  readonly words: Readonly<Record<Word, string>>
}

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
