'use client'

import { createCartClient } from '@sitewright/cart-client'
import { CartIndicator, CartPopover, CartProvider } from '@sitewright/cart-client/react'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import { shopFetch } from './shop-fetch'

/** The cart around all pages. A link of Next keeps it while the visitor moves between them. */
export function Shop({ children }: { children: ReactNode }) {
  const [client] = useState(() => createCartClient({ currency: 'EUR', fetch: shopFetch }))
  return (
    <CartProvider client={client}>
      <header>
        <Link href="/">Pottery</Link>
        <nav>
          <Link href="/cart">Your cart</Link>
          <CartIndicator href="/cart" />
        </nav>
      </header>
      <main>{children}</main>
      <CartPopover />
    </CartProvider>
  )
}
