import type { Undo } from '@sitewright/machine'
import { countText, spokenCount } from '../indicator/indicator.ts'
import { cartPath, pillState, type PillPage } from './pill.ts'
import type { CartClient } from '../client/client.browser.ts'

/** Adds a pill cart to a page that may have one. A style sheet finds its label in `data-label`. */
export function addPill({ cart, messages }: CartClient, page: PillPage, document: Document): Undo {
  if (pillState(page, 0) === 'absent') return () => undefined
  const pill = document.createElement('a')
  pill.className = 'sitewright-pill'
  Object.assign(pill.dataset, { cart: 'pill', label: messages['cart.indicator.label'] })
  pill.href = page.cartPath ?? cartPath
  const count = document.createElement('span')
  count.ariaHidden = 'true'
  count.dataset.cart = 'count'
  pill.append(count)
  function show(): void {
    const total = cart.snapshot().cart?.totalQuantity ?? 0
    pill.hidden = pillState(page, total) !== 'shown'
    pill.ariaLabel = `${messages['cart.indicator.label']}: ${spokenCount(total, messages)}`
    count.textContent = countText(total, messages)
  }
  show()
  document.body.append(pill)
  const unsubscribe = cart.subscribe(show)
  return () => {
    unsubscribe()
    pill.remove()
  }
}
