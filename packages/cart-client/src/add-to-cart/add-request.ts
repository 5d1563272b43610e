import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isSoldOut, isStocked } from '@sitewright/site/rules'
import type { Cart } from '../entry/cart.contract.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'
import type { AddLine } from '../operation/operation.ts'
import { isGiftCard, isWithoutDenomination } from '../catalog/gift-card.ts'
import { readQuantity } from '../quantity/quantity.ts'
import { choose, type Selection, type SelectionFailure } from '../catalog/selection.ts'
import { isAvailable, quantityInCart } from '../stock/stock.ts'

/** Input of a press: the product, what is chosen of it, and the cart so far. */
export interface AddRequest {
  /** Product of the button. */
  readonly product: Product
  /** The chosen values by the name of their option. */
  readonly selection: Selection
  /** As it was typed; 1 unless given. */
  readonly quantity?: string | number | undefined
  /** The cart so far, whose quantities count as well. */
  readonly cart: Pick<Cart, 'entries'> | undefined
}

/** A purchase that can be sent to the server. */
export interface Purchase {
  /** The argument of `cart.add`. */
  readonly line: AddLine
  /** Undefined for a digital product without variants. */
  readonly variant: Variant | undefined
  readonly quantity: number
}

/**
 * Checks whether a product can be added. It checks in this order: anything is left, all options are chosen,
 * there is such a variant, one of it is left, and the quantity is right.
 */
export function checkAddRequest({
  product,
  selection,
  quantity = 1,
  cart,
}: AddRequest): Result<Purchase, SelectionFailure> {
  // Options of a product that is sold out are not asked for.
  if (isSoldOut(product)) return fail({ kind: 'not-enough' })
  const chosen = chooseVariant(product, selection)
  if (!chosen.ok) return chosen
  const variant = chosen.value
  const sku = variant?.sku ?? null
  if (
    variant &&
    isStocked(product.productType) &&
    !isAvailable(variant, quantityInCart(cart, { itemId: product.id, sku }))
  ) {
    return fail({ kind: 'not-enough' })
  }
  const read = readQuantity(quantity)
  if (!read.ok) return read
  const line = {
    itemId: product.id,
    sku,
    quantity: read.value,
    title: product.name,
    attributes: variant?.attributes ?? {},
  }
  return succeed({ line, variant, quantity: read.value })
}

function chooseVariant(
  product: Product,
  selection: Selection,
): Result<Variant | undefined, SelectionFailure> {
  // A digital product may come without variants: it is its own.
  if (product.variants.length === 0 && !isGiftCard(product)) return succeed(undefined)
  const choice = choose(product, selection)
  if (choice.kind === 'variant') return succeed(choice.variant)
  return fail(isWithoutDenomination(product, choice) ? { kind: 'denomination' } : choice)
}
