import type { Cart } from '@sitewright/cart-client'
import { cartReaders } from '@sitewright/cart-client/transport'
import { succeed } from '@sitewright/machine/result'
import { fields, filled, reader, type Reader } from '@sitewright/site/reader'

/** A cart as it was bought. */
export interface Order extends Cart {
  /** Currency that it was bought in, which may be another one than that of the page. */
  readonly currency: string
}

const readCurrency = reader<Pick<Order, 'currency'>>((value, path) =>
  fields(value, path, { currency: filled }),
)

/** Reads an order. */
export const readOrder: Reader<Order> = (body) => {
  const cart = cartReaders.cart(body)
  if (!cart.ok) return cart
  const paid = readCurrency(body)
  return paid.ok ? succeed({ ...cart.value, ...paid.value }) : paid
}
