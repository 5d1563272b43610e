import type { PeerSizes } from '../../area.ts'

/** Other carts, for the table of `@sitewright/cart-client`. */
const sizes: PeerSizes = {
  package: 'cart-client',
  about:
    'The goal for a cart with its client is 10.5 kB. Of its 35 kB before compression, 14.6 are the cart itself, which shows a ' +
    'change before the server answers and takes it back if the server refuses, 4.3 calls of the network, 2.9 the client, 2.5 ' +
    'reading answers, 2.3 texts, and 1.2 what is kept of an add whose page is left. Discount codes are 0.1 of it; ' +
    'subscriptions and stock are entries of their own, and not in it. The goal would take a cart that waits for its server.',
  bundles: [
    {
      name: 'a cart with its client',
      code: "export { createCartClient } from '@sitewright/cart-client'",
      atMost: 10_500,
    },
  ],
  peers: [
    {
      name: '@shopify/hydrogen-react',
      code: "export { CartProvider, useCart } from '@shopify/hydrogen-react'",
      external: ['react', 'react-dom'],
    },
    {
      name: 'use-shopping-cart',
      code: "export { actions, createShoppingCartStore } from 'use-shopping-cart/core'",
      external: ['react', 'react-dom'],
    },
  ],
}

export default sizes
