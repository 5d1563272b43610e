import { isRecord } from '@sitewright/site/reader'
import { expect, test } from 'vitest'
import { builtContent, withSiteContent, type SiteContent } from './content/site-content.ts'
import { LOCALES } from './content/words.ts'
import { addresses, page } from './record/page.ts'
import { renderPage } from './render.ts'

const HOSTILE = `<i data-hostile> & "two" 'one' </main><!--`

/** Parts of the site that are markup: written in an editor of rich text, or drawn. */
const MARKUP = ['posts', 'chart', 'embeds', 'templates', 'story', 'body', 'postSubmitMarkup']

/** Parts whose texts are names for scripts, not for readers. */
const NAMES = [
  'pictures',
  'design',
  'galleries',
  'connections',
  'id',
  'key',
  'kind',
  'path',
  'code',
  'slug',
  'category',
]

/** Texts of readers anywhere in the site: those in each language, and those of forms, addresses and tags. */
const TEXTS = ['title', 'name', 'description', 'placeholder', 'submissionText', 'address', 'cityStateZip']

function withHostileTexts(value: unknown, name = ''): unknown {
  if (MARKUP.includes(name) || NAMES.includes(name)) return value
  if (typeof value === 'string') return TEXTS.includes(name) || name === 'options' ? HOSTILE : value
  if (Array.isArray(value)) return value.map((each) => withHostileTexts(each, name))
  if (!isRecord(value)) return value
  const isLocalized = LOCALES.every((locale) => typeof value[locale] === 'string')
  if (isLocalized) return { en: HOSTILE, de: HOSTILE }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withHostileTexts(each, key)]))
}

const hostile = withHostileTexts({
  ...builtContent,
  location: { address: HOSTILE, cityStateZip: HOSTILE, country: HOSTILE },
  texts: Object.fromEntries(['heroLead', 'shopLead', 'promoTitle'].map((key) => [key, { en: '', de: '' }])),
}) as SiteContent

const localization = { locale: 'en', currency: 'USD' } as const

test.each(addresses())('what an owner has written is text on %s, and no markup', (address) => {
  const { html, diagnostics } = withSiteContent(hostile, () => renderPage(page(address, localization)))
  expect(diagnostics).toEqual([])
  expect(html).toContain('&lt;i data-hostile&gt;')
  // What follows the beginning of markup, and a quote that would end an attribute, with what comes before.
  expect(html.match(/.{0,80}(<i data-hostile>|"two")/gs) ?? []).toEqual([])
})

test('what is markup is printed as it is', () => {
  const body = { en: '<p>In a <em>box</em>.</p>', de: '' }
  const added = { id: 'page-1', path: '/page-1', title: { en: 'A', de: 'A' }, kind: 'text', body } as const
  const content = { ...builtContent, pages: [...builtContent.pages, added] }
  const { html } = withSiteContent(content, () => renderPage(page('/page-1', localization)))
  expect(html).toContain('<p>In a <em>box</em>.</p>')
})
