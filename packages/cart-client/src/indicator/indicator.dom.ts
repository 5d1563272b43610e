import type { Undo } from '@sitewright/machine'
import { subtotalText } from '../checkout.ts'
import { countText, indicatorState, spokenCount } from './indicator.ts'
import type { CartClient } from '../client/client.browser.ts'
import { all } from '../part/find.dom.ts'

/** Enhances a cart indicator of a template: its count, its subtotal, and its accessible name. */
export function enhanceIndicator(client: CartClient, indicator: HTMLElement): Undo {
  const { cart, messages, currency, locale } = client
  function show(): void {
    const snapshot = cart.snapshot()
    const state = indicatorState(snapshot)
    if (state === 'uninitialized') return
    const count = snapshot.cart?.totalQuantity ?? 0
    indicator.toggleAttribute('data-initialized', true)
    indicator.toggleAttribute('data-empty', state === 'empty')
    indicator.ariaLabel = `${messages['cart.indicator.label']}: ${spokenCount(count, messages)}`
    for (const each of all(indicator, '.sqs-cart-quantity')) each.textContent = countText(count, messages)
    for (const each of all(indicator, '.sqs-cart-subtotal')) {
      const subtotalCents = snapshot.cart?.subtotalCents ?? 0
      each.textContent = subtotalText({ subtotalCents }, { currency, locale })
    }
  }
  show()
  return cart.subscribe(show)
}
