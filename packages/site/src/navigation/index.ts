export { fetchSiteLayouts, updateNavigation } from './navigation.browser.ts'
export type { NavigationItem, NavigationUpdate, SiteLayout } from './navigation.contract.ts'
