import { expect, test } from 'vitest'
import { all } from '../../family/all.ts'
import { createEngine } from '../../index.ts'

const engine = createEngine({ families: [all], logger: () => {} })

test.each([
  ['ar-AE', 'USD', '<bdi dir="ltr">\u200f62.00\u00a0US$</bdi>'],
  ['ar-AE', 'EUR', '\u200f62.00\u00a0€'],
  ['en-US', 'USD', '$62.00'],
])('a price in %s and %s has the direction that keeps its sign together', (language, currency, markup) => {
  const money = { value: '62.00', currency }
  const record = {
    website: { language },
    featureFlags: { useCLDRMoneyFormat: true },
    structuredContent: { productType: 1, variants: [{ priceMoney: money }], priceMoney: money },
  }
  expect(engine.render('{@|product-price}', record, { locale: language }).output.trim()).toBe(
    `<div class="product-price">\n${markup}\n</div>`,
  )
})
