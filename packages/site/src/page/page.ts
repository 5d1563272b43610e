import { CollectionType } from '../enumeration/collection-type.ts'
import { PageType } from '../enumeration/page-type.ts'
import { isRecord, numberOf } from '../reader/value.ts'

/** Context of a page. Missing fields are unknown. */
export interface Page {
  /** Title of the page. */
  readonly title: string
  /** Path of the page, from the first slash. */
  readonly path: string
  /** Kind of the page: a `PageType` of `@sitewright/site/enumerations`. */
  readonly pageType?: number | undefined
  /** Collection that the page shows. */
  readonly collection?:
    | {
        readonly id: string
        /** A `CollectionType` of `@sitewright/site/enumerations`. */
        readonly type?: number | undefined
      }
    | undefined
  /** Item that the page shows. */
  readonly item?: { readonly id: string } | undefined
  /** True if the item is a product. */
  readonly hasProduct: boolean
}

/** Checks whether a page shows one product: a content item that has a product. */
export const isProductDetailPage = (page: Pick<Page, 'pageType' | 'hasProduct'>): boolean =>
  page.pageType === PageType.contentItem && page.hasProduct

/** Checks whether a page lists products: a collection of products, not framed by the editor. */
export const isProductListingPage = (
  page: Pick<Page, 'pageType' | 'collection' | 'hasProduct'>,
  { framed }: { readonly framed: boolean },
): boolean =>
  page.pageType === PageType.contentCollection &&
  page.collection?.type === CollectionType.products &&
  !isProductDetailPage(page) &&
  !framed

/** Checks whether a path belongs to the editor area. */
export const isEditorPath = (path: string): boolean => path.includes('/config')

/** The four fields that identify the page of a form or an event. */
export interface PageFields {
  /** Title of the page. */
  readonly pageTitle: string
  /** Path of the page. */
  readonly pagePath: string
  /** Id of its item, else of its collection. */
  readonly pageId?: string
  /** `i` for an item, `c` for a collection. */
  readonly contentSource?: 'i' | 'c'
}

/** Returns the page fields of a page: those of its item, else of its collection. */
export function pageFields({ title, path, item, collection }: Page): PageFields {
  const named = { pageTitle: title, pagePath: path }
  if (item) return { ...named, pageId: item.id, contentSource: 'i' }
  return collection ? { ...named, pageId: collection.id, contentSource: 'c' } : named
}

/** Reads the context of a page. A field of the wrong type is left out. */
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
  /** The path without a page. */
  readonly path: string

  constructor(path: string) {
    super(`There is no page at ${path}.`)
    this.path = path
  }
}

/**
 * Returns the page at a path, and throws a `MissingPageError` if there is none.
 *
 * @throws `MissingPageError` if there is none
 */
export function findPage<Found extends { readonly path: string }>(
  pages: readonly Found[],
  path: string,
): Found {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new MissingPageError(path)
  return page
}
