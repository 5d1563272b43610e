import {
  countText,
  indicatorState,
  spokenCount,
  type CartSnapshot,
  type Messages,
} from '@sitewright/cart-client'

interface CartLinkProps {
  readonly href: string
  readonly messages: Messages
  readonly snapshot: Pick<CartSnapshot, 'status' | 'cart'>
}

/** Link to the cart with its count. Rendered at build time and hydrated. */
export function CartLink({ href, messages, snapshot }: CartLinkProps) {
  const state = indicatorState(snapshot as CartSnapshot)
  const count = snapshot.cart?.totalQuantity ?? 0
  return (
    <a className="cart-link" href={href} data-state={state} data-cart-link="">
      <span aria-hidden="true">
        {messages['cart.indicator.label']}
        <span className="cart-count" data-empty={count === 0}>
          {countText(count, messages)}
        </span>
      </span>
      <span className="visually-hidden">{spokenCount(count, messages)}</span>
    </a>
  )
}
