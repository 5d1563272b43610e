// What a page says about itself
export { findPage, MissingPageError, pageFields, parsePage, type Page, type PageFields } from './core/page.ts'

// Which page it is
export { isEditorPath, isProductDetailPage, isProductListingPage } from './core/page.ts'
export { areUserScriptsDisabled, isFramed, isPreview } from './browser/frame.ts'
