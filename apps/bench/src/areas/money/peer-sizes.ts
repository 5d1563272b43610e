import type { PeerSizes } from '../../area.ts'

const sizes: PeerSizes = {
  package: 'money-format',
  peers: [
    {
      name: 'dinero.js, to decimals',
      code: "export { dinero, toDecimal } from 'dinero.js'",
      package: 'dinero.js',
    },
    {
      name: 'dinero.js, arithmetic',
      code: "export { add, allocate, compare, dinero, multiply, subtract, toDecimal, toSnapshot } from 'dinero.js'",
      package: 'dinero.js',
    },
    { name: 'currency.js', code: "export { default } from 'currency.js'" },
    { name: 'accounting-js', code: "export { formatMoney, unformat } from 'accounting-js'" },
    { name: 'big.js', code: "export { default } from 'big.js'" },
    { name: '@phensley/cldr', code: "export { CLDRFramework } from '@phensley/cldr'" },
    {
      name: '@shopify/hydrogen-react',
      code: "export { Money, ShopifyProvider } from '@shopify/hydrogen-react'",
      external: ['react', 'react-dom'],
    },
  ],
}

export default sizes
