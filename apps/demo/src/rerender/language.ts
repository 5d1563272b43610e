import { siteContent, withSiteContent, type SiteContent } from '../site/content/site-content.ts'
import { languageOf, translated } from '../site/content/translation.ts'
import { split } from '../site/record/page.ts'

/** Parameter of the address that chooses a language which the owner has added. */
const PARAMETER = 'language'

/** Key of the chosen language in this tab, which goes from page to page without a parameter. */
const KEY = 'sill-language'

/** Language that was chosen in this tab, by the address of this page or of an earlier one. */
function chosenLanguage(): string | undefined {
  const asked = new URLSearchParams(location.search).get(PARAMETER)
  if (asked !== null) sessionStorage.setItem(KEY, asked)
  return sessionStorage.getItem(KEY) ?? undefined
}

/** Each site in the language that it was translated to last. What is made of a site is kept by the site. */
const latest = new WeakMap<SiteContent, SiteContent>()

function translatedOnce(content: SiteContent, code: string): SiteContent {
  const known = latest.get(content)
  if (known && languageOf(known) === code) return known
  const next = translated(content, code)
  latest.set(content, next)
  return next
}

/** The site in the language that was chosen in this tab. Added languages take the place of English. */
function contentInLanguage(content: SiteContent): SiteContent {
  const { locale } = split(location.pathname)
  const code = locale === 'en' && languageOf(content) === undefined ? chosenLanguage() : undefined
  return code !== undefined && Object.hasOwn(content.translations, code)
    ? translatedOnce(content, code)
    : content
}

/** Renders from the site in the language that was chosen in this tab. */
export const inChosenLanguage = <Rendered>(render: () => Rendered): Rendered =>
  withSiteContent(contentInLanguage(siteContent()), render)
