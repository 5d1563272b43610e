// Pages that were rendered by the template engine
export { enhanceShop, type EnhanceShopOptions } from './shop/shop.dom.ts'

// Parts of them
export { enhanceAddButton, type AddButtonOptions } from './add-to-cart/add-to-cart.dom.ts'
export type { OpenForm } from './extra-fields/extra-fields.dom.ts'
export { enhanceIndicator } from './indicator/indicator.dom.ts'
export { addPill } from './pill/pill.dom.ts'
export { addAnnouncements } from './announcement/announcement.dom.ts'
export { addPopover } from './popover/popover.dom.ts'
export { enhanceQuickView, type QuickViewRequest } from './quick-view/quick-view.dom.ts'
export { enhanceRestock } from './restock/restock.dom.ts'
export { enhanceVariants, type VariantsOptions } from './variant/variant.dom.ts'

// Over the page
export { showAlert } from './dialog/alert.dom.ts'
export { openLightbox, type LightboxOptions, type OpenLightbox } from './dialog/lightbox/lightbox.dom.ts'
