// The calls of the specification's server
export { createTransport, type TransportOptions } from './cart-transport/cart-transport.browser.ts'
export { cartReaders, type CartReaders } from './cart-transport/cart-readers.ts'
export type { AddedEntry, UpdatedEntry } from './entry/cart.contract.ts'

// Those of a backend of your own
export type { CartRequest, CartTransport, Reading } from './cart-transport/cart-transport.ts'
export type { DiscountRequest } from './discount-code.ts'
export { createCart } from './cart-transport/create-cart.ts'
