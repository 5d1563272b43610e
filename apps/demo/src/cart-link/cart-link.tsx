import type { CartSnapshot, Messages } from '@sitewright/cart-client'
import { cartCount, indicatorState } from '@sitewright/cart-client/indicator'

interface CartLinkProps {
  readonly href: string
  readonly messages: Messages
  readonly snapshot: Pick<CartSnapshot, 'status' | 'cart'>
}

/** Link to the cart with its count. Rendered at build time and hydrated. */
export function CartLink({ href, messages, snapshot }: CartLinkProps) {
  const state = indicatorState(snapshot)
  const { count, text, spoken } = cartCount(snapshot.cart?.totalQuantity ?? 0, messages)
  return (
    <a className="cart-link" href={href} data-state={state} data-cart-link="">
      <span aria-hidden="true">
        {messages['cart.indicator.label']}
        <span className="cart-count" data-empty={count === 0}>
          {text}
        </span>
      </span>
      <span className="visually-hidden">{spoken}</span>
    </a>
  )
}
