import type { Cleanup } from '@sitewright/machine'
import type { Result } from '@sitewright/machine/result'
import type { Cart, CartEntry } from '../entry/cart.contract.ts'
import type { AddLine } from '../operation/operation.ts'
import type { CartClient } from '../client/client.browser.ts'
import { whenSettled } from '../client/when-ready.browser.ts'
import type { NavigateTarget } from '../client/navigate.browser.ts'
import type { CartFailure } from '../failure/failure.ts'
import { addedEntry } from '../operation/added.ts'
import type { Product } from '../catalog/product.contract.ts'
import { startSubscription } from '../subscription/subscription.browser.ts'
import { saleKind } from './add-to-cart.machine.ts'

/** The cart after a sale, or the page that the sale leads to. */
export interface Sale {
  readonly to?: NavigateTarget
  readonly query?: Readonly<Record<string, string>>
  readonly cart?: Cart
  readonly entry?: CartEntry | undefined
}

/** Sells a line of a product as its kind asks: into the cart, or as a subscription of its own. */
export async function sell(
  client: CartClient,
  product: Product,
  line: AddLine,
  isAnnounced: () => boolean,
): Promise<Result<Sale, CartFailure>> {
  const kind = saleKind(product, client)
  if (kind === 'subscription') {
    const started = await startSubscription(client, line)
    if (!started.ok) return started
    return { ok: true, value: { to: 'subscription', query: { cartToken: started.value.cartToken } } }
  }
  const added = await client.cart.add(line, { isAnnounced })
  if (!added.ok) return added
  const { cart, entry = addedEntry(cart, line) } = added.value
  if (kind === 'cart') return { ok: true, value: { cart, entry } }
  return { ok: true, value: { cart, entry, to: kind === 'express' ? 'checkout' : 'giftCard' } }
}

/**
 * Checks whether a page may be opened now. The checkout of another server knows only what has been sent, so that it waits
 * for every change of the cart, and is not opened if one of them fails.
 */
export const mayLeave = (client: CartClient, to: NavigateTarget): Promise<boolean> =>
  new Promise((resolve) => (to === 'checkout' ? void whenSettled(client, resolve) : resolve(true)))

/** Goes on to the page that a sale leads to. Resolves to true if the visitor stays on this page. */
export async function leave(client: CartClient, to: NavigateTarget, query: Sale['query']): Promise<boolean> {
  try {
    const overlay = client.navigate(to, query)
    if (!isPromise(overlay)) return false
    await overlay
  } catch (problem) {
    client.report(problem)
  }
  return true
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Calls back when the visitor stays on a page that was about to be left: by the Back button, or by Escape. */
export function whenPageStays(then: () => void): Cleanup {
  if (typeof window === 'undefined') return () => undefined
  const life = new AbortController()
  window.addEventListener('pageshow', ({ persisted }) => persisted && then(), life)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && then(), life)
  return () => life.abort()
}
