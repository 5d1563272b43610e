import type { Undo } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import { subtotalText } from '../checkout.ts'
import type { CartClient } from '../client/client.browser.ts'
import { all } from '../part/find.dom.ts'
import { connectIndicator } from './indicator.connect.ts'
import { cartCount, indicatorState } from './indicator.ts'

/** Enhances a cart link of a template: its count, its subtotal, and its accessible name. */
export function enhanceIndicator(client: CartClient, indicator: HTMLElement): Undo {
  const { cart, messages, currency, locale } = client
  function show(): void {
    const snapshot = cart.snapshot()
    const state = indicatorState(snapshot)
    if (state === 'uninitialized') return
    const { totalQuantity = 0, subtotalCents = 0 } = snapshot.cart ?? {}
    const counted = cartCount(totalQuantity, messages)
    const { named, count } = connectIndicator({ state, ...counted }, client)
    spread(indicator, {
      ...named,
      'data-initialized': '',
      'data-empty': state === 'empty' ? '' : undefined,
    })
    const children = subtotalText({ subtotalCents }, { currency, locale })
    for (const each of all(indicator, '.sqs-cart-quantity')) spread(each, { children: count.children })
    for (const each of all(indicator, '.sqs-cart-subtotal')) spread(each, { children })
  }
  show()
  return cart.subscribe(show)
}
