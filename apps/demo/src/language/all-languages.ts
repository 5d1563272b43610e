import { LANGUAGES } from '../site/content/words.ts'
import { loadPageTexts } from './page-texts.ts'
import { loadSiteTexts } from './site-texts.ts'

// Printing the documents of the site needs all of its languages.
await Promise.all(LANGUAGES.flatMap((language) => [loadPageTexts(language), loadSiteTexts(language)]))
