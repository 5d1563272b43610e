import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { CartLink } from '../shop/cart-link.tsx'
import { cartWords } from '../shop/words.ts'
import type { Currency } from './content/words.ts'
import { addresses, page, split, type PageRecord } from './record/page.ts'
import { path } from './record/item.ts'
import { renderPage } from './render.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The money that a language is shown in until a visitor chooses. */
export const usual = { en: 'USD', de: 'EUR' } as const satisfies Record<string, Currency>

/** What the page tells its scripts about itself. */
function context({ pageType, title, record }: PageRecord) {
  const { collection, item, website, websiteSettings, page: self, locale, currency } = record
  return {
    title,
    pageType,
    collection,
    item,
    product: item,
    website,
    websiteSettings,
    locale,
    currency,
    path: (self as { path: string }).path,
  }
}

/** A document for an address: the shell that Vite made, filled by the templates. */
export function renderDocument(
  pathname: string,
  shell: string,
  styles: (template: string) => string | undefined,
): { readonly status: number; readonly html: string } {
  const { locale, address } = split(pathname)
  const found = page(address, { locale, currency: usual[locale] })
  const cartLink = renderToString(
    createElement(CartLink, {
      href: path('/cart', locale),
      messages: cartWords[locale],
      snapshot: { status: 'uninitialized', cart: undefined },
    }),
  )
  const { html, diagnostics } = renderPage(found, { cartLink })
  for (const { message, line, column } of diagnostics)
    console.warn(`${found.template}:${line}:${column} ${message}`)
  const head = [
    `<title>${escape(found.title)}</title>`,
    `<meta name="description" content="${escape(found.description)}" />`,
    `<link rel="alternate" hreflang="en" href="${path(address, 'en')}" />`,
    `<link rel="alternate" hreflang="de" href="${path(address, 'de')}" />`,
    ...[styles(found.template)].flatMap((href) => (href ? [`<link rel="stylesheet" href="${href}" />`] : [])),
    ...(found.status === 200 ? [] : ['<meta name="robots" content="noindex" />']),
  ]
  return {
    status: found.status,
    html: shell
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace('<!--head-->', head.join('\n    '))
      .replace('<!--page-->', () => html)
      .replace('<!--context-->', () => JSON.stringify(context(found)).replaceAll('<', '\\u003c')),
  }
}

/** Every path that is written down at build time, in each language, and the page for all that are not. */
export const paths = (): string[] => [
  ...addresses().flatMap((address) => [path(address, 'en'), path(address, 'de')]),
  '/404',
  '/de/404',
]
