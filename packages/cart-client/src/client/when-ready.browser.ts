import type { Cleanup } from '@sitewright/machine'
import type { CartSnapshot } from '../cart/state/cart-state.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartClient } from './client.browser.ts'

/** Checks whether the first reading of a cart has ended, also without success. */
export const isKnown = ({ status }: CartSnapshot): boolean => status === 'ready' || status === 'failed'

/** Calls back once, as soon as a cart was read, or cannot be read. */
export const whenKnown = (cart: CartStore, then: () => void): Cleanup => once(cart, isKnown, then)

/** Calls back once, as soon as a cart is being loaded, or need not be. Does not wait for the answer, which may hang. */
export const whenStarted = (cart: CartStore, then: () => void): Cleanup =>
  once(cart, ({ status }) => status !== 'uninitialized', then)

/** Checks whether the server has answered every change of a cart. */
export const isSettled = ({ cart }: CartSnapshot): boolean => !cart?.isPending

/**
 * Sends at once what waits for the shopper to stop pressing, and calls back once the server has answered every change: with
 * false if one of them failed, or if the page is being left.
 */
export function whenSettled(
  { cart, on }: Pick<CartClient, 'cart' | 'on'>,
  then: (isDone: boolean) => void,
): Cleanup {
  const end = new AbortController()
  const { signal } = end
  let isDone = true
  const fail = (): void => {
    isDone = false
  }
  // A microtask later: a failure reaches some listeners after the cart has changed.
  const check = (): void =>
    queueMicrotask(() => {
      if (signal.aborted || !isSettled(cart.snapshot())) return
      stop()
      then(isDone)
    })
  const cleanups = [cart.subscribe(check), on(({ kind }) => kind === 'failed' && fail())]
  function stop(): void {
    end.abort()
    for (const cleanup of cleanups) cleanup()
  }
  // Captured, and so before the cart drops what it has not sent.
  globalThis.window?.addEventListener('pagehide', fail, { capture: true, signal })
  cart.flush()
  check()
  return stop
}

function once(cart: CartStore, isReached: (snapshot: CartSnapshot) => boolean, then: () => void): Cleanup {
  const unsubscribe = cart.subscribe(check)
  function check(): void {
    if (!isReached(cart.snapshot())) return
    unsubscribe()
    then()
  }
  check()
  return unsubscribe
}
