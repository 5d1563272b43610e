export { createRootCategory, createStorePage, type NewStorePage } from './browser/store-page.ts'
export { storeSlug, type StorePageFailure, type StoreSlugOptions } from './core/store-page.ts'
export type { CreatedStorePage, RootCategory, StorePage } from './contract/store-page.ts'
