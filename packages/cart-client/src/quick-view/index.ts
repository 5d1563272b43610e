export { connectQuickView, type QuickViewAttributes, type QuickViewView } from './quick-view.connect.ts'
export { enhanceQuickView, type QuickViewRequest } from './quick-view.dom.ts'
