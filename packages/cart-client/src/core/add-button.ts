import type { Machine } from '@sitewright/machine'
import { ProductType } from '@sitewright/site/enumerations'
import type { Product } from '../contract/product.ts'
import type { Messages } from './messages.ts'

/** Where an add-to-cart button is. */
export type AddButtonState = 'idle' | 'filling' | 'adding' | 'confirmed' | 'added' | 'failed' | 'leaving'

/** What happens to an add-to-cart button. */
export type AddButtonEvent =
  'press' | 'fill' | 'filled' | 'closed' | 'accepted' | 'left' | 'rejected' | 'returned'

/** An add-to-cart button, from the shopper's press until its label is itself again. */
export const addButton: Machine<AddButtonState, AddButtonEvent> = {
  initial: 'idle',
  states: {
    // `press` when all is chosen, `fill` when a form has to be filled in first. What is not valid is no event.
    idle: { on: { press: 'adding', fill: 'filling' } },
    filling: { on: { filled: 'adding', closed: 'idle' } },
    adding: { on: { accepted: 'confirmed', left: 'leaving', rejected: 'failed' } },
    // 'Added!' is shown one second after success, for two seconds.
    confirmed: { after: { ms: 1000, to: 'added' } },
    added: { after: { ms: 2000, to: 'idle' } },
    failed: { after: { ms: 1000, to: 'idle' } },
    // Another page is coming. The shopper may come back to this one.
    leaving: { on: { returned: 'idle' } },
  },
}

/** How a shop sells: with a cart, or each item at once. */
export interface SaleMode {
  readonly expressCheckout?: boolean | undefined
}

/** What a button says when nothing is going on. */
export function addButtonLabel(
  product: Pick<Product, 'isSubscribable' | 'useCustomAddButtonText' | 'customAddButtonText'>,
  messages: Messages,
  { expressCheckout = false }: SaleMode = {},
): string {
  if (product.useCustomAddButtonText && product.customAddButtonText) return product.customAddButtonText
  if (expressCheckout) {
    return messages[product.isSubscribable ? 'cart.addToCart.purchaseSubscribe' : 'cart.addToCart.purchase']
  }
  return messages[product.isSubscribable ? 'cart.addToCart.subscribe' : 'cart.addToCart.label']
}

/** What a button says in each state; `label` is what it says when nothing is going on. */
export function addButtonText(state: AddButtonState, label: string, messages: Messages): string {
  if (state === 'added') return messages['cart.addToCart.added']
  return state === 'idle' || state === 'filling' ? label : messages['cart.addToCart.adding']
}

/** Whether a button has no ear for a press. */
export const isAddButtonBusy = (state: AddButtonState): boolean => state !== 'idle' && state !== 'filling'

/** What a press leads to: the cart, or a page of its own. */
export type SaleKind = 'cart' | 'express' | 'subscription' | 'giftCard'

/** How a product is sold. */
export function saleKind(
  { productType, isSubscribable }: Pick<Product, 'productType' | 'isSubscribable'>,
  { expressCheckout = false }: SaleMode = {},
): SaleKind {
  const isStocked = productType === ProductType.physical || productType === ProductType.service
  if (isSubscribable && isStocked) return 'subscription'
  if (productType === ProductType.giftCard) return 'giftCard'
  return expressCheckout ? 'express' : 'cart'
}

/** Whether a form has to be filled in before the product is added. */
export const needsFields = ({ additionalFieldsFormId, additionalFieldsForm }: Product): boolean =>
  Boolean(additionalFieldsFormId && additionalFieldsForm)
