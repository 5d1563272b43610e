// Pages that were rendered by the template engine
export { enhanceShop, type EnhanceShopOptions } from './browser/markup/shop.ts'

// Parts of them
export { enhanceAddButton, type AddButtonOptions } from './browser/markup/add-button.ts'
export { enhanceIndicator } from './browser/markup/indicator.ts'
export { addPill } from './browser/markup/pill.ts'
export { addPopover } from './browser/markup/popover.ts'
export { showImage, showVariant } from './browser/markup/product-view.ts'
export { enhanceQuickView, type QuickViewRequest } from './browser/markup/quick-view.ts'
export { enhanceRestock } from './browser/markup/restock.ts'
export { enhanceVariants, type VariantsOptions } from './browser/markup/variants.ts'

// Over the page
export { showAlert } from './browser/markup/alert-dialog.ts'
export { openLightbox, type LightboxOptions, type OpenLightbox } from './browser/lightbox.ts'
export { lockScroll } from './browser/scroll-lock.ts'
