// Page context
export { findPage, MissingPageError, pageFields, parsePage, type Page, type PageFields } from './page.ts'

// Kinds of pages
export { isEditorPath, isProductDetailPage, isProductListingPage } from './page.ts'
export { areUserScriptsDisabled, isFramed, isPreview } from './page.browser.ts'

// Settings of the website and of its store
export {
  parseStoreSettings,
  parseWebsiteSettings,
  upgradePaths,
  usesCldrMoneyFormat,
  type StoreSettings,
  type UpgradeDestination,
  type WebsiteSettings,
} from '../setting.ts'

// Mobile or desktop
export {
  breakpointOf,
  breakpointQuery,
  breakpointQueryFor,
  mobileMaxWidth,
  type Breakpoint,
} from '../breakpoint/breakpoint.ts'
export {
  createBreakpoint,
  currentBreakpoint,
  whenBreakpointChanges,
  type BreakpointOptions,
} from '../breakpoint/breakpoint.browser.ts'
