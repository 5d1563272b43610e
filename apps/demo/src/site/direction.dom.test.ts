import { expect, test } from 'vitest'
import {
  builtContent,
  withSiteContent,
  type NavigationLink,
  type SiteContent,
} from './content/site-content.ts'
import { addresses, page } from './record/page.ts'
import { renderPage } from './render.ts'

/** A name that is written in the other direction than the page. */
const NAME = 'שם'
const both = { en: NAME, de: NAME }

const named = (link: NavigationLink): NavigationLink => ({ ...link, title: both })

const content: SiteContent = {
  ...builtContent,
  header: { title: NAME, tagLine: both, announcement: both },
  footer: { ...builtContent.footer, links: builtContent.footer.links.map(named) },
  navigation: builtContent.navigation.map(named),
  pages: [...builtContent.pages, { id: 'page-1', path: '/page-1', title: both, kind: 'text' }],
  products: builtContent.products.map((product) => ({
    ...product,
    name: both,
    line: both,
    facts: product.facts.map(() => both),
  })),
  categories: builtContent.categories.map(({ key }) => ({ key, word: both })),
  tags: builtContent.tags.map((tag) => ({ ...tag, name: NAME })),
  location: { address: NAME, cityStateZip: NAME, country: NAME },
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
