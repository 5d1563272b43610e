'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { isKnown, whenKnown } from '../client/when-ready.browser.ts'
import type { CartSnapshot } from '../cart/state/cart-state.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { useCartClient } from './cart-provider.react.tsx'

/**
 * Returns the cart and its state. The component renders again when they change.
 *
 * @example
 * ```tsx
 * import { useCart } from '@sitewright/cart-client/react'
 *
 * export function Total() {
 *   const { cart } = useCart()
 *   return <output>{cart?.totalQuantity ?? 0}</output>
 * }
 * ```
 */
export function useCart(): CartSnapshot
/** A part of what is known of the cart: renders again only when it is another. */
export function useCart<Selected>(
  select: (snapshot: CartSnapshot) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected
export function useCart(
  select: (snapshot: CartSnapshot) => unknown = whole,
  isEqual: (a: unknown, b: unknown) => boolean = Object.is,
): unknown {
  const { cart } = useCartClient()
  const [get, getOnServer] = useMemo(
    () => [
      selecting(cart.snapshot, select, isEqual),
      // The first snapshot never changes, so that hydration finds what the server has written.
      selecting(cart.serverSnapshot, select, isEqual),
    ],
    [cart, select, isEqual],
  )
  return useSyncExternalStore(cart.subscribe, get, getOnServer)
}

const whole = (snapshot: CartSnapshot): unknown => snapshot

/** Reads a part of a snapshot: the same as the last time, if the two are equal. */
function selecting<Selected>(
  read: () => CartSnapshot,
  select: (snapshot: CartSnapshot) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean,
): () => Selected {
  let last: { readonly snapshot: CartSnapshot; readonly selected: Selected } | undefined
  return () => {
    const snapshot = read()
    if (last?.snapshot !== snapshot) {
      const selected = select(snapshot)
      last = { snapshot, selected: last && isEqual(last.selected, selected) ? last.selected : selected }
    }
    return last.selected
  }
}

/**
 * Returns the cart and its state once the cart is read: until then the nearest Suspense shows its fallback.
 * Put that Suspense into the `CartProvider`, which loads the cart.
 *
 * @example
 * ```tsx
 * const Total = () => <output>{useCartSuspense().cart?.totalQuantity ?? 0}</output>
 *
 * export const Shop = () => (
 *   <CartProvider client={client}>
 *     <Suspense fallback="Loading…">
 *       <Total />
 *     </Suspense>
 *   </CartProvider>
 * )
 * ```
 */
export function useCartSuspense(): CartSnapshot {
  const { cart } = useCartClient()
  const snapshot = useCart()
  // Also while a cart that could not be read is read anew: the promise has resolved by then.
  if (isKnown(snapshot) || snapshot.readFailure) return snapshot
  if (typeof window === 'undefined') {
    throw new Error('The server knows no cart but the initialCart of createCartClient.')
  }
  // A promise is what React waits for, in React 18 as well.
  throw knowing(cart) as unknown as Error
}

const known = new WeakMap<CartStore, Promise<void>>()

/** One promise for each cart: React asks again and again. */
function knowing(cart: CartStore): Promise<void> {
  const promise = known.get(cart) ?? new Promise<void>((resolve) => void whenKnown(cart, resolve))
  known.set(cart, promise)
  return promise
}
