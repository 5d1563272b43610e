// What a page says about itself
export { findPage, MissingPageError, pageFields, parsePage, type Page, type PageFields } from './page.ts'

// Which page it is
export { isEditorPath, isProductDetailPage, isProductListingPage } from './page.ts'
export { areUserScriptsDisabled, isFramed, isPreview } from './page.browser.ts'
