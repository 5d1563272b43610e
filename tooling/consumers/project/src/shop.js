'use client'

import { createCartClient } from '@sitewright/cart-client'
import { CartProvider } from '@sitewright/cart-client/react'
import { createElement as h, useState } from 'react'

/** The cart of the page, which a server component cannot hand down. */
export function Shop({ children }) {
  const [client] = useState(() => createCartClient({ websiteId: 'website-1', currency: 'EUR' }))
  return h(CartProvider, { client }, children)
}
