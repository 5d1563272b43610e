export { fetchSiteLayouts, updateNavigation } from './navigation.browser.ts'
export { mainNavigation } from './navigation.ts'
export type { NavigationItem, NavigationUpdate, SiteLayout } from './navigation.contract.ts'
