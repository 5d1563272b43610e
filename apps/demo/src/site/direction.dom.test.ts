import { isRecord } from '@sitewright/site/reader'
import { expect, test } from 'vitest'
import {
  builtContent,
  withSiteContent,
  type NavigationLink,
  type SiteContent,
} from './content/site-content.ts'
import { addresses, page } from './record/page.ts'
import { items } from './record/item.ts'
import { website } from './record/website.ts'
import { renderPage, renderTemplate } from './render.ts'

/** A name that is written in the other direction than the page. */
const NAME = 'שם'
const both = { en: NAME, de: NAME }

const named = (link: NavigationLink): NavigationLink => ({ ...link, title: both })

const content: SiteContent = {
  ...builtContent,
  header: { title: NAME, tagLine: both, announcement: both },
  footer: { address: both, note: both, links: builtContent.footer.links.map(named) },
  navigation: builtContent.navigation.map(named),
  pages: [
    ...builtContent.pages.map((each) => ({ ...each, title: both })),
    { id: 'page-1', path: '/page-1', title: both, kind: 'text' },
  ],
  products: builtContent.products.map((product) => ({
    ...product,
    name: both,
    line: both,
    facts: product.facts.map(() => both),
  })),
  categories: builtContent.categories.map(({ key }) => ({ key, word: both })),
  tags: builtContent.tags.map((tag) => ({ ...tag, name: NAME })),
  location: { address: NAME, cityStateZip: NAME, country: NAME },
  languages: [...builtContent.languages, { code: 'he', name: NAME, custom: true }],
  translations: { he: {} },
  embeds: { ...builtContent.embeds, video: 'https://video.example/1', videoTitle: NAME },
}

/** Keys of records that hold names of posts, events, people and places. */
const NAMES = ['title', 'author', 'displayName', 'place']

/** Parts of a record whose text the owner, a reader or a shopper has written. */
const TEXTS = ['comments', 'title', 'option', 'options', 'items']

/** A record whose names are written in the other direction. Texts of the templates stay as they are. */
function renamed(value: unknown, key = '', parent = ''): unknown {
  if (typeof value === 'string')
    return NAMES.includes(key) || (key === 'text' && TEXTS.includes(parent)) ? NAME : value
  if (Array.isArray(value)) return value.map((item) => renamed(item, '', key))
  if (!isRecord(value) || ['words', 'website', 'collection'].includes(key)) return value
  const holder = key || parent
  // The label of a radio button or a checkbox is an option.
  const keyOf = (name: string) => {
    if (name === 'controls' && value.isChoice) return 'choices'
    return name === 'label' && holder === 'choices' ? 'option' : name
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, renamed(item, keyOf(name), holder)]),
  )
}

/** Elements that hold the name, without a direction of their own. */
function plainNames(html: string): readonly string[] {
  const { content: printed } = Object.assign(document.createElement('template'), { innerHTML: html })
  return [...printed.querySelectorAll('*')]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(NAME)),
    )
    .filter((element) => !element.closest('bdi, [dir=auto]'))
    .map(({ outerHTML }) => outerHTML)
}

test.each([...addresses(), '/page-1'])(
  'names on %s are read in their own direction, and leave that of the words beside them alone',
  (address) => {
    const { html } = withSiteContent(content, () =>
      renderPage(page(address, { locale: 'en', currency: 'USD' })),
    )
    expect(html).toContain(NAME)
    expect(plainNames(html)).toEqual([])
  },
)

test.each(['/', '/journal', '/journal/forty-one-lips', '/kiln-days', '/contact', '/shop/p/belly-jug'])(
  'names of posts, events, people and fields, and reviews, on %s are read in their own direction',
  (address) => {
    const made = page(address, { locale: 'en', currency: 'USD' })
    const { html } = renderPage({ ...made, record: renamed(made.record) as typeof made.record })
    expect(html).toContain(NAME)
    expect(plainNames(html)).toEqual([])
  },
)

test('names in a quick view are read in their own direction', () => {
  const { html } = withSiteContent(content, () => {
    const localization = { locale: 'en', currency: 'USD' } as const
    return renderTemplate('quick-view', { ...website(localization, '/shop'), ...items(localization)[0] })
  })
  expect(html).toContain(NAME)
  expect(plainNames(html)).toEqual([])
})

test('the address of a shop without a location is read in its own direction', () => {
  const { html } = withSiteContent(
    { ...content, location: { address: '', cityStateZip: '', country: '' } },
    () => renderPage(page('/contact', { locale: 'en', currency: 'USD' })),
  )
  expect(html.split('<footer')[0]?.split('contact-facts')[1]).toContain(NAME)
  expect(plainNames(html)).toEqual([])
})
