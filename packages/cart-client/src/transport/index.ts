// The calls of the specification's server
export { createTransport, type TransportOptions } from './transport.browser.ts'
export { cartReaders, type CartReaders } from './cart-readers.ts'
export type { AddedEntry, UpdatedEntry } from '../cart/cart.contract.ts'

// Those of a backend of your own
export type { CartRequest, CartTransport, Reading } from './transport.ts'
export type { DiscountRequest } from '../discount-code.ts'
export { createCart } from './create-cart.ts'
