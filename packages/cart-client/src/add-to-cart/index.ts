export {
  createAddToCart,
  type AddToCart,
  type AddToCartOptions,
  type AddToCartSnapshot,
  type Press,
} from './add-to-cart.browser.ts'
export { connectAddToCart, type AddToCartAttributes, type AddToCartView } from './add-to-cart.connect.ts'
export { enhanceAddButton, type AddButtonOptions } from './add-to-cart.dom.ts'
export type { OpenForm } from '../extra-fields/extra-fields.dom.ts'
export { checkAddRequest, type AddRequest, type Purchase } from './add-request.ts'
