import type { CartSnapshot } from '@sitewright/cart-client'
import { useSyncExternalStore } from 'react'
import type { Shop } from '../wiring.ts'

/** The cart as it is now; while hydrating, as the server saw it. */
export const useCart = ({ client: { cart } }: Shop): CartSnapshot =>
  useSyncExternalStore(cart.subscribe, cart.snapshot, cart.serverSnapshot)
