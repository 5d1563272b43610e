import type { PeerSizes } from '../../area.ts'

/** Other carts, for the table of `@sitewright/cart-client`. */
const sizes: PeerSizes = {
  package: 'cart-client',
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
