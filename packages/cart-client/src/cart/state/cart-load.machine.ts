import type { Machine } from '@sitewright/machine'

/** Progress of loading the cart of a page. */
export type CartStatus = 'uninitialized' | 'loading' | 'ready' | 'failed'

/** Loading of the cart at the start of a page. `ready` includes visitors without a cart. */
export const cartLoad: Machine<CartStatus, 'load' | 'skip' | 'settled' | 'rejected'> = {
  initial: 'uninitialized',
  states: {
    uninitialized: { on: { load: 'loading', skip: 'ready', settled: 'ready' } },
    loading: { on: { settled: 'ready', rejected: 'failed' } },
    // A cart that was read once stays ready if a later reading fails.
    ready: {},
    failed: { on: { load: 'loading', settled: 'ready' } },
  },
}

/** Facts about a visitor before the first request. */
export interface CartEvidence {
  readonly isAuthenticated: boolean
  /** The value of the `hasCart` cookie. */
  readonly hasCart: string | undefined
  /** The value of the cart cookie. */
  readonly cartToken: string | undefined
}

/** Checks whether the visitor may have a cart, so that it is worth a request. */
export const mayHaveCart = ({ isAuthenticated, hasCart, cartToken }: CartEvidence): boolean =>
  isAuthenticated || hasCart === 'true' || Boolean(cartToken)
