export {
  createRootCategory,
  createStorePage,
  type NewStorePage,
  type StorePageFailure,
} from './browser/store-page.ts'
export { storeSlug, type StoreSlugOptions } from './core/store-page.ts'
export type { CreatedStorePage, RootCategory, StorePage } from './contract/store-page.ts'
