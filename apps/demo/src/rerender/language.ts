import { siteContent, type SiteContent } from '../site/content/site-content.ts'
import { translated } from '../site/content/translation.ts'
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

/** The site in the language that was chosen in this tab. Added languages take the place of English. */
export function contentInLanguage(content: SiteContent = siteContent()): SiteContent {
  const { locale } = split(location.pathname)
  const code = locale === 'en' ? chosenLanguage() : undefined
  return code !== undefined && content.translations[code] ? translated(content, code) : content
}
