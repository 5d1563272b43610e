'use client'

import { useEffect, type ReactNode } from 'react'
import type { CartClient } from '../client/client.browser.ts'
import { LiveRegion } from '../announcement/announcement.react.tsx'
import { createPartContext } from '../part/part-context.react.ts'

const [GiveCart, useGivenCart] = createPartContext<CartClient>(
  'Wrap what shows a cart in a <CartProvider client={createCartClient()}>.',
)

/** Props of `CartProvider`. */
export interface CartProviderProps {
  /** One for a page; on a server one for each request. */
  readonly client: CartClient
  /** The tree that gets the cart. */
  readonly children?: ReactNode
}

/**
 * Gives a tree its cart, keeps it alive while it is mounted, and speaks of what changes.
 *
 * @example
 * ```tsx
 * const client = createCartClient({ websiteId: 'website-1', currency: 'USD' }) // on a server one for each request
 *
 * export const Shop = () => (
 *   <CartProvider client={client}>
 *     <CartIndicator />
 *     <CartPopover />
 *   </CartProvider>
 * )
 * ```
 */
export function CartProvider({ client, children }: CartProviderProps): ReactNode {
  useEffect(() => client.start(), [client])
  return (
    <GiveCart value={client}>
      {children}
      <LiveRegion client={client} />
    </GiveCart>
  )
}

/** Returns the cart of the nearest `CartProvider`, and what the parts of the shop share. */
export const useCartClient: () => CartClient = useGivenCart
