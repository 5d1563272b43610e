export { fetchSiteLayouts, updateNavigation } from './browser/navigation.ts'
export { mainNavigation } from './core/navigation.ts'
export type { NavigationItem, NavigationUpdate, SiteLayout } from './contract/navigation.ts'
