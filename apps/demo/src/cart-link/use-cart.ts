import type { CartSnapshot } from '@sitewright/cart-client'
import { useSyncExternalStore } from 'react'
import type { Shop } from '../wiring.ts'

/** Current cart; while hydrating, the cart that the server rendered. */
export const useCart = ({ client: { cart } }: Shop): CartSnapshot =>
  useSyncExternalStore(cart.subscribe, cart.snapshot, cart.serverSnapshot)
