export { createRootCategory, createStorePage, type NewStorePage } from './store-page.browser.ts'
export { storeSlug, type StorePageFailure, type StoreSlugOptions } from './store-page.ts'
export type { CreatedStorePage, RootCategory, StorePage } from './store-page.contract.ts'
