import type { Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { cartCount } from '../part/count.ts'
import { drawIcon } from '../part/icon.dom.ts'
import { bagPaths } from '../part/icon.ts'
import { connectPill } from './pill.connect.ts'
import { pillState, type PillPage } from './pill.ts'

/** Adds a pill cart to a page that may have one. */
export function addPill(client: CartClient, page: PillPage, document: Document): Cleanup {
  if (pillState(page, 0) === 'absent') return () => undefined
  const { cart, messages, locale } = client
  const count = draw(document, 'span', {})
  const pill = draw(document, 'a', {}, drawIcon(document, ...bagPaths), count)
  pill.className = 'sitewright-pill'
  function show(): void {
    const counted = cartCount(cart.snapshot().cart?.totalQuantity ?? 0, messages, locale)
    const state = pillState(page, counted.count)
    const attributes = connectPill({ state, ...counted }, client, page.cartPath)
    spread(pill, { ...attributes.root, ...attributes.named })
    spread(count, attributes.count)
  }
  show()
  document.body.append(pill)
  const unsubscribe = cart.subscribe(show)
  return () => {
    unsubscribe()
    pill.remove()
  }
}
