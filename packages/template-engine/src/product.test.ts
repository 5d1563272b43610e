import { describe, expect, test } from 'vitest'
import { commerce } from './family/commerce.ts'
import { i18n } from './family/i18n.ts'
import { createEngine } from './index.ts'

const engine = createEngine({ families: [commerce, i18n] })
const show = (template: string, data: unknown): string => engine.render(template, data).output

// spec: TPL-114 TPL-120
test.each([
  ['one piece of each of two variants', { variants: [{ qtyInStock: 1 }, { qtyInStock: 1 }] }, true],
  ['one piece in all', { variants: [{ qtyInStock: 1 }, { qtyInStock: 0 }] }, false],
  ['a variant without limit', { variants: [{ unlimited: true, qtyInStock: 0 }] }, true],
  ['a subscription', { isSubscribable: true, variants: [{ unlimited: true }] }, false],
])('a quantity can be chosen when there is more than one piece: %s', (_, content, shows) => {
  const product = { structuredContent: { productType: 1, ...content } }
  expect(show('{@|quantity-input}', product).includes('<input')).toBe(shows)
})

// spec: TPL-118
test('a subscription keeps its own unit if the option says so', () => {
  const product = {
    structuredContent: {
      productType: 1,
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
      variants: [{ priceMoney: { value: '5.00', currency: 'USD' } }],
    },
  }
  expect(show('{@|product-price}', product)).toContain('every month for 1 year')
  expect(show('{@|product-price keep-unit}', product)).toContain('every month for 12 months')
})

test('the id of a subscription option needs expressions', () => {
  const product = { structuredContent: { isSubscribable: true, productSubscriptionOptions: [{ id: 'o' }] } }
  expect(show('{@|add-to-cart-btn}', product)).not.toContain('data-subscription-option-id')
})

describe('two products with the same option on one page', () => {
  const product = (id: string): unknown => ({
    id,
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Size'],
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'M' } }],
    },
  })
  const page = show('{.repeated section items}{@|variants-select}{.end}', {
    items: [product('mug'), product('bowl'), product('bowl')],
  })
  const all = (pattern: RegExp): readonly string[] =>
    [...page.matchAll(pattern)].map(([, found = '']) => found)

  test('have radio buttons with ids of their own, each with its label', () => {
    const ids = all(/ id="([^"]*)"/g)
    expect(new Set(ids).size).toBe(6)
    expect(all(/ for="([^"]*)"/g)).toEqual(ids)
    expect(ids.slice(0, 3)).toEqual([
      'variant-option-Size-S',
      'variant-option-Size-M',
      'variant-option-Size-bowl-2-S',
    ])
  })

  test('have groups of their own', () => {
    expect([...new Set(all(/ name="([^"]*)"/g))]).toEqual([
      'variant-option-Size',
      'variant-option-Size-bowl-2',
      'variant-option-Size-bowl-3',
    ])
  })
})
