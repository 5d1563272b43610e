import { readerOf } from '../reader/reader.ts'
import { isOptionalText, isRecord } from '../reader/value.ts'
import type { NavigationItem, SiteLayout } from './navigation.contract.ts'

/** Reads the layouts of a site. The server sends one layout or a list. */
export const readSiteLayouts = readerOf<readonly SiteLayout[]>((body) => {
  const found = isRecord(body) ? body.layout : undefined
  const layouts: readonly unknown[] = Array.isArray(found) ? found : [found]
  return layouts.every(isLayout) ? layouts : undefined
})

/** Finds the layout of a site's main navigation. */
export const mainNavigation = (layouts: readonly SiteLayout[]): SiteLayout | undefined =>
  layouts.find(({ identifier }) => identifier === 'mainNav')

function isLayout(entry: unknown): entry is SiteLayout {
  return isRecord(entry) && typeof entry.identifier === 'string' && isItems(entry.links)
}

function isItems(links: unknown): links is readonly NavigationItem[] {
  return Array.isArray(links) && links.every(isItem)
}

function isItem(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    [entry.collectionId, entry.externalLink, entry.memberAreaId].every(isOptionalText) &&
    (entry.items == null || isItems(entry.items))
  )
}
