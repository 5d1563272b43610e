import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { EmptyCart } from '../page-app/empty-page.tsx'
import '../language/all-languages.ts'
import { siteContent } from './content/site-content.ts'
import { directionOf, LANGUAGES, usualCurrency, type Language } from './content/words.ts'
import { addresses, page, split, type PageRecord } from './record/page.ts'
import { pageContext } from './record/context.ts'
import { path } from './record/path.ts'
import { renderPage } from './render.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Address of the shop on the web: search engines want absolute addresses. */
const ORIGIN = 'https://sill.example'

/** Metadata for search engines and link previews. */
function head(
  { title, description, status, picture }: PageRecord,
  address: string,
  locale: Language,
): string[] {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escape(content)}" />`
  const languages = LANGUAGES.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${path(address, code)}" />`,
  )
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    ...(status === 200 ? languages : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', siteContent().header.title),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${ORIGIN}${path(address, locale)}`),
    meta('property', 'og:image', `${ORIGIN}${picture}`),
  ]
}

/** A document for an address: the shell that Vite made, filled by the templates. */
export function renderDocument(
  pathname: string,
  shell: string,
  styles: (template: string) => string | undefined,
): { readonly status: number; readonly html: string } {
  const { locale, address } = split(pathname)
  const found = page(address, { locale, currency: usualCurrency[locale] })
  const part = found.template === 'cart' ? renderToString(createElement(EmptyCart, { locale })) : ''
  const { html, diagnostics } = renderPage(found, { part })
  for (const { message, line, column } of diagnostics)
    console.warn(`${found.template}:${line}:${column} ${message}`)
  const style = styles(found.template)
  const lines = [
    ...head(found, address, locale),
    ...(style ? [`<link rel="stylesheet" href="${style}" />`] : []),
  ]
  return {
    status: found.status,
    html: shell
      .replace('<html lang="en"', `<html lang="${locale}"`)
      .replace(/(<html [^>]*dir=)"ltr"/, `$1"${directionOf(locale)}"`)
      .replace('<!--head-->', () => lines.join('\n    '))
      .replace('<!--page-->', () => html)
      .replace('<!--context-->', () => JSON.stringify(pageContext(found)).replaceAll('<', '\\u003c')),
  }
}

/** Every path that is written down at build time, in each language, and the page for all that are not. */
export const paths = (): string[] => [
  ...addresses().flatMap((address) => LANGUAGES.map((language) => path(address, language))),
  ...LANGUAGES.map((language) => path('/404', language)),
]
