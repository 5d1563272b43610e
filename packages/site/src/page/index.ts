// Page context
export { findPage, MissingPageError, pageFields, parsePage, type Page, type PageFields } from './page.ts'

// Kinds of pages
export { isEditorPath, isProductDetailPage, isProductListingPage } from './page.ts'
export { areUserScriptsDisabled, isFramed, isPreview } from './page.browser.ts'
