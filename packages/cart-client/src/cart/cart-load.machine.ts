import type { Machine } from '@sitewright/machine'

/** How far a page has got with its cart. */
export type CartStatus = 'uninitialized' | 'loading' | 'ready' | 'failed'

/** The cart at the start of a page. `ready` may be without a cart: the visitor has none. */
export const cartLoad: Machine<CartStatus, 'load' | 'skip' | 'settled' | 'rejected'> = {
  initial: 'uninitialized',
  states: {
    uninitialized: { on: { load: 'loading', skip: 'ready', settled: 'ready' } },
    loading: { on: { settled: 'ready', rejected: 'failed' } },
    // Once there has been a cart, a failed reading of it changes nothing.
    ready: {},
    failed: { on: { load: 'loading', settled: 'ready' } },
  },
}

/** What is known of a visitor before anything was asked of the server. */
export interface CartEvidence {
  readonly isAuthenticated: boolean
  /** The value of the `hasCart` cookie. */
  readonly hasCart: string | undefined
  /** The value of the cart cookie. */
  readonly cartToken: string | undefined
}

/** Whether there may be a cart, so that asking for it is worth a request. */
export const mayHaveCart = ({ isAuthenticated, hasCart, cartToken }: CartEvidence): boolean =>
  isAuthenticated || hasCart === 'true' || Boolean(cartToken)
