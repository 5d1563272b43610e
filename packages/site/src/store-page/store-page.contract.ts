import type { Call } from '../http/call.contract.ts'

/** A new store page. */
export interface StorePage {
  /** Text of its link in navigations. */
  readonly navigationTitle: string
  readonly title: string
  /** Its segment in the site's URLs. */
  readonly urlId: string
  /** Empty if it has none. */
  readonly description: string
  /** True if visitors see it. */
  readonly enabled: boolean
}

/** A created store page. */
export interface CreatedStorePage {
  readonly id: string
}

/** The category that holds all of a store page's categories. */
export interface RootCategory {
  readonly displayName: string
  readonly parentCategoryId: ''
  readonly type: 'ROOT'
  readonly pageRendering: 'LIST_VIEW'
  readonly displayIndex: 1
}

/** Call that creates a store page. */
export const createStorePageCall = {
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/:websiteId/products',
} as const satisfies Call
/** Call that creates its root category. */
export const createRootCategoryCall = {
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
  ignoresAnswer: true,
} as const satisfies Call
