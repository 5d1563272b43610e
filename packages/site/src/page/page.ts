import { CollectionType } from '../enumeration/collection-type.ts'
import { PageType } from '../enumeration/page-type.ts'
import { isRecord, numberOf } from '../reader/value.ts'

/** What a page says about itself. Whatever is missing is not known. */
export interface Page {
  readonly title: string
  readonly path: string
  readonly pageType?: number | undefined
  readonly collection?: { readonly id: string; readonly type?: number | undefined } | undefined
  readonly item?: { readonly id: string } | undefined
  /** Whether the item is a product. */
  readonly hasProduct: boolean
}

/** A content item that has a product. */
export const isProductDetailPage = (page: Pick<Page, 'pageType' | 'hasProduct'>): boolean =>
  page.pageType === PageType.contentItem && page.hasProduct

/** A collection of products, unless it is shown inside the editor. */
export const isProductListingPage = (
  page: Pick<Page, 'pageType' | 'collection' | 'hasProduct'>,
  { framed }: { readonly framed: boolean },
): boolean =>
  page.pageType === PageType.contentCollection &&
  page.collection?.type === CollectionType.products &&
  !isProductDetailPage(page) &&
  !framed

/** Whether a path belongs to the editor area. */
export const isEditorPath = (path: string): boolean => path.includes('/config')

/** The four fields that tell a server which page a form or an event came from. */
export interface PageFields {
  readonly pageTitle: string
  readonly pagePath: string
  readonly pageId?: string
  /** `i` for an item, `c` for a collection. */
  readonly contentSource?: 'i' | 'c'
}

/** The page fields of a page: its item's, else its collection's. */
export function pageFields({ title, path, item, collection }: Page): PageFields {
  const named = { pageTitle: title, pagePath: path }
  if (item) return { ...named, pageId: item.id, contentSource: 'i' }
  return collection ? { ...named, pageId: collection.id, contentSource: 'c' } : named
}

/** Reads what a page was given as context. A field of the wrong kind is absent. */
export function parsePage(raw: unknown): Page {
  const from = isRecord(raw) ? raw : {}
  const collection = idOf(from.collection)
  const item = idOf(from.item)
  return {
    title: typeof from.title === 'string' ? from.title : '',
    path: typeof from.path === 'string' ? from.path : '',
    pageType: numberOf(from.pageType),
    collection: collection && { id: collection.id, type: numberOf(collection.type) },
    item: item && { id: item.id },
    hasProduct: isRecord(from.product),
  }
}

const idOf = (value: unknown): { readonly id: string; readonly type?: unknown } | undefined =>
  isRecord(value) && typeof value.id === 'string' ? { id: value.id, type: value.type } : undefined

/** Thrown by `findPage`. */
export class MissingPageError extends Error {
  override readonly name = 'MissingPageError'
  readonly path: string

  constructor(path: string) {
    super(`There is no page at ${path}.`)
    this.path = path
  }
}

/** The page at a path, among those of a site. Throws a `MissingPageError` if there is none. */
export function findPage<Found extends { readonly path: string }>(
  pages: readonly Found[],
  path: string,
): Found {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new MissingPageError(path)
  return page
}
