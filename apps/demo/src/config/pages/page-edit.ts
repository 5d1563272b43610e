import type { ContentChange } from '../../site/content/content-reader.ts'
import type { NavigationLink, SiteContent, SitePage } from '../../site/content/site-content.ts'

/** A new page of text, at an address that no other page has. It is a draft until its owner publishes it. */
export function createPage(pages: readonly SitePage[]): SitePage {
  const taken = new Set(pages.map(({ path }) => path))
  const number = pages.map((_, i) => i + 1).find((each) => !taken.has(`/page-${each}`)) ?? pages.length + 1
  return {
    id: `page-${number}`,
    path: `/page-${number}`,
    title: { en: 'New page', de: 'Neue Seite' },
    kind: 'text',
    status: 'draft',
    body: { en: '<p>Write something.</p>', de: '<p>Schreiben Sie etwas.</p>' },
  }
}

/** The sections of a site without a page, and without the links to it. */
export function withoutPage({ pages, navigation, footer }: SiteContent, pageId: string): ContentChange {
  const without = (links: readonly NavigationLink[]) =>
    links.filter(({ collectionId }) => collectionId !== pageId)
  return {
    pages: pages.filter(({ id }) => id !== pageId),
    navigation: without(navigation),
    footer: { ...footer, links: without(footer.links) },
  }
}
