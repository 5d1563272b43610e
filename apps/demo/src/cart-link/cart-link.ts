import { cartCount, connectIndicator, indicatorState } from '@sitewright/cart-client/indicator'
import type { Undo } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { Shop } from '../wiring.ts'

/** Keeps the cart link of the header in step with the cart: a number for the eyes, and a text for screen readers. */
export function startCartLink({ client }: Shop, link: HTMLElement): Undo {
  const { cart, messages } = client
  const elements = {
    count: link.querySelector<HTMLElement>('.cart-count'),
    spoken: link.querySelector<HTMLElement>('.cart-spoken'),
  }
  function show(): void {
    const snapshot = cart.snapshot()
    const counted = cartCount(snapshot.cart?.totalQuantity ?? 0, messages)
    const { root, count, spoken } = connectIndicator({ state: indicatorState(snapshot), ...counted }, client)
    spread(link, root)
    if (elements.count) spread(elements.count, count)
    if (elements.spoken) spread(elements.spoken, spoken)
  }
  show()
  return cart.subscribe(show)
}
