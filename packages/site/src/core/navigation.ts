import type { NavigationItem, SiteLayout } from '../contract/navigation.ts'
import { isOptionalText, isRecord } from './record.ts'

/** Reads the layouts of a site, of which the server sends one or a list. */
export function parseSiteLayouts(body: unknown): readonly SiteLayout[] | undefined {
  const found = isRecord(body) ? body.layout : undefined
  const layouts: readonly unknown[] = Array.isArray(found) ? found : [found]
  return layouts.every(isLayout) ? layouts : undefined
}

/** The layout that holds a site's main navigation. */
export const mainNavigation = (layouts: readonly SiteLayout[]): SiteLayout | undefined =>
  layouts.find(({ identifier }) => identifier === 'mainNav')

const isLayout = (entry: unknown): entry is SiteLayout =>
  isRecord(entry) && typeof entry.identifier === 'string' && isItems(entry.links)

const isItems = (links: unknown): links is readonly NavigationItem[] =>
  Array.isArray(links) && links.every(isItem)

const isItem = (entry: unknown): boolean =>
  isRecord(entry) &&
  [entry.collectionId, entry.externalLink, entry.memberAreaId].every(isOptionalText) &&
  (entry.items === undefined || isItems(entry.items))
