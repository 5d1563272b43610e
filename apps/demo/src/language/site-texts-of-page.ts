import { loadSiteTexts } from './site-texts.ts'

// Rendering the site in a page waits for the language of that page.
if (typeof document !== 'undefined') await loadSiteTexts(document.documentElement.lang)
