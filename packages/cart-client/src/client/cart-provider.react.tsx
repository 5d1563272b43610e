'use client'

import { useEffect, type ReactNode } from 'react'
import type { CartClient } from './client.browser.ts'
import { LiveRegion } from '../announcement/announcement.react.tsx'
import { createPartContext } from '../part/part-context.react.ts'

const [GiveCart, useGivenCart] = createPartContext<CartClient>(
  'Wrap what shows a cart in a <CartProvider client={createCartClient()}>.',
)

export interface CartProviderProps {
  /** One for a page; on a server one for each request. */
  readonly client: CartClient
  readonly children?: ReactNode
}

/** Gives a tree its cart, keeps it alive while it is mounted, and speaks of what changes. */
export function CartProvider({ client, children }: CartProviderProps): ReactNode {
  useEffect(() => client.start(), [client])
  return (
    <GiveCart value={client}>
      {children}
      <LiveRegion client={client} />
    </GiveCart>
  )
}

/** The cart of the nearest `CartProvider`, and what the parts of the shop share. */
export const useCartClient: () => CartClient = useGivenCart
