import type { Cleanup } from '@sitewright/machine'
import { directionOfMoney } from '@sitewright/money-format'
import { fill } from '@sitewright/site/messages'
import { spread } from '@sitewright/site/part'
import { subtotalText } from '../checkout.ts'
import type { CartClient } from '../client/client.browser.ts'
import { all, once } from '../part/find.dom.ts'
import { connectIndicator } from './indicator.connect.ts'
import { cartCount } from '../part/count.ts'
import { indicatorState } from './indicator.ts'

/** Enhances a cart link of a template: its count, its subtotal, and its accessible name. */
export function enhanceIndicator(client: CartClient, indicator: HTMLElement): Cleanup {
  const { cart, messages, currency, locale } = client
  function show(): void {
    const snapshot = cart.snapshot()
    const state = indicatorState(snapshot)
    if (state === 'uninitialized') return
    const { totalQuantity = 0, subtotalCents = 0 } = snapshot.cart ?? {}
    const counted = cartCount(totalQuantity, messages, locale)
    const { label, count } = connectIndicator({ state, ...counted }, client)
    for (const each of all(indicator, '.sqs-cart-quantity')) spread(each, { children: count.children })
    // Only where there is one: the first amount of a page costs more than the rest of its link.
    for (const each of all(indicator, '.sqs-cart-subtotal')) {
      const children = subtotalText({ subtotalCents }, { currency, locale })
      spread(each, { dir: directionOfMoney(children) ?? 'auto', children })
    }
    spread(indicator, {
      'aria-label': fill(messages['cart.named'], {
        label: nameOf(indicator, String(label.children)),
        name: counted.spoken,
      }),
      'data-initialized': '',
      'data-empty': state === 'empty' ? '' : undefined,
    })
  }
  return once(indicator, () => {
    show()
    return cart.subscribe(show)
  })
}

/** The visible text of a link, which its accessible name has to contain, and the label where that does not say it. */
function nameOf(link: HTMLElement, label: string): string {
  const visible = link.textContent.replace(/\s+/g, ' ').trim()
  return visible.includes(label) ? visible : `${label} ${visible}`.trim()
}
