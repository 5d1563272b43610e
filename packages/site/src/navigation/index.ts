// Navigations
export { fetchSiteLayouts, updateNavigation } from './navigation.browser.ts'
export type { NavigationItem, NavigationUpdate, SiteLayout } from './navigation.contract.ts'

// Header and footer
export {
  fetchHeaderFooter,
  saveHeaderFooter,
  type HeaderFooter,
} from '../header-footer/header-footer.browser.ts'

// A store page, with its slug, root category and link in the navigation
export { createRootCategory, createStorePage, type NewStorePage } from '../store-page/store-page.browser.ts'
export { storeSlug, type StorePageFailure, type StoreSlugOptions } from '../store-page/store-page.ts'
export type { CreatedStorePage, RootCategory, StorePage } from '../store-page/store-page.contract.ts'
