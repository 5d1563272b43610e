import type { Machine } from '@sitewright/machine'
import { isGiftCard } from '../catalog/gift-card.ts'
import type { Product } from '../catalog/product.contract.ts'
import type { Messages } from '../messages.ts'
import { isSubscribable } from '../catalog/subscription.ts'

/** State of an add-to-cart button. */
export type AddButtonState =
  'idle' | 'prompting' | 'filling' | 'adding' | 'confirmed' | 'added' | 'failed' | 'leaving'

/** Event of an add-to-cart button. */
export type AddButtonEvent =
  'press' | 'prompt' | 'fill' | 'filled' | 'closed' | 'accepted' | 'left' | 'rejected' | 'returned'

/** Time that a button waits for the next page, in milliseconds. Pages get no event when loading is stopped. */
export const leavingMs = 10_000

/** An add-to-cart button, from the shopper's press until its label is itself again. */
export const addButton: Machine<AddButtonState, AddButtonEvent> = {
  initial: 'idle',
  states: {
    // `press` if all options are chosen, `fill` if a form has to be filled in first. Invalid presses send no event, except
    // in a listing, which has no room for a message: there the button itself asks for options.
    idle: { on: { press: 'adding', fill: 'filling', prompt: 'prompting' } },
    prompting: { after: { ms: 2000, to: 'idle' } },
    filling: { on: { filled: 'adding', closed: 'idle' } },
    adding: { on: { accepted: 'confirmed', left: 'leaving', rejected: 'failed' } },
    // 'Added!' is shown one second after success, for two seconds.
    confirmed: { after: { ms: 1000, to: 'added' } },
    added: { after: { ms: 2000, to: 'idle' } },
    failed: { after: { ms: 1000, to: 'idle' } },
    // Another page is loading. It may be stopped, turn out to be an overlay, or be left with the Back button.
    leaving: { on: { returned: 'idle' }, after: { ms: leavingMs, to: 'idle' } },
  },
}

/** Mode of sale of a shop: with a cart, or each item at once. */
export interface SaleMode {
  readonly expressCheckout?: boolean | undefined
}

/** Label of an idle button. */
export function addButtonLabel(
  product: Pick<Product, 'productType' | 'isSubscribable' | 'useCustomAddButtonText' | 'customAddButtonText'>,
  messages: Messages,
  { expressCheckout = false }: SaleMode = {},
): string {
  if (product.useCustomAddButtonText && product.customAddButtonText) return product.customAddButtonText
  const isSubscription = isSubscribable(product)
  if (expressCheckout) {
    return messages[isSubscription ? 'cart.addToCart.purchaseSubscribe' : 'cart.addToCart.purchase']
  }
  return messages[isSubscription ? 'cart.addToCart.subscribe' : 'cart.addToCart.label']
}

/** Checks whether a button is at work, and ignores presses. */
export const isAddButtonBusy = (state: AddButtonState): boolean =>
  state !== 'idle' && state !== 'prompting' && state !== 'filling'

/** Text of a button in each state; `label` is its idle label. */
export function addButtonText(state: AddButtonState, label: string, messages: Messages): string {
  if (state === 'added') return messages['cart.addToCart.added']
  if (state === 'prompting') return messages['cart.addToCart.selectOption']
  return isAddButtonBusy(state) ? messages['cart.addToCart.adding'] : label
}

/** Outcome of a press: the cart, or a page of its own. */
export type SaleKind = 'cart' | 'express' | 'subscription' | 'giftCard'

/** Decides how a product is sold. */
export function saleKind(
  product: Pick<Product, 'productType' | 'isSubscribable'>,
  { expressCheckout = false }: SaleMode = {},
): SaleKind {
  if (isSubscribable(product)) return 'subscription'
  if (isGiftCard(product)) return 'giftCard'
  return expressCheckout ? 'express' : 'cart'
}
