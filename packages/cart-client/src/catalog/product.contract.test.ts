import { describe, expect, test } from 'vitest'
import { product, readWith, subscriptionPlan, variant } from '../contracts.ts'

const wholeVariant = {
  id: 'variant-1',
  sku: 'mug-blue',
  attributes: { Colour: 'Blue' },
  optionValues: [{ value: 'Blue' }],
  price: { decimalValue: '20.00', currencyCode: 'USD' },
  salePrice: { decimalValue: '15.00', currencyCode: 'USD' },
  onSale: true,
  priceMoney: { value: '20.00', currency: 'USD' },
  salePriceMoney: { value: '15.00', currency: 'USD' },
  qtyInStock: 5,
  unlimited: false,
}

const wholeProduct = {
  id: 'mug',
  name: 'Mug',
  productType: 1,
  price: { decimalValue: '20.00', currencyCode: 'USD' },
  variants: [wholeVariant],
  priceMoney: { value: '20.00', currency: 'USD' },
  salePriceMoney: { value: '15.00', currency: 'USD' },
  onSale: true,
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  useCustomAddButtonText: true,
  customAddButtonText: 'Take it',
  additionalFieldsFormId: 'form-1',
  additionalFieldsForm: { fields: [] },
  variantOptionOrdering: ['Colour'],
}

/** Paths of the fields that a record must not have with another type. */
const wrongFields = (read: (body: unknown) => unknown, whole: object, names: readonly string[]) =>
  names.filter((name) => {
    const result = read({ ...whole, [name]: name === 'productType' ? 'one' : 7 }) as { readonly ok: boolean }
    return !result.ok
  })

describe('the record of a product', () => {
  const read = readWith(product)

  // spec: CRT-040
  test('has an id, a name, a type, a price and variants', () => {
    const { id, name, productType, price, variants } = wholeProduct
    const least = { id, name, productType, price, variants }
    expect(read(least)).toEqual({ ok: true, value: least })
    const names = ['id', 'name', 'productType', 'price', 'variants']
    expect(wrongFields(read, wholeProduct, names)).toEqual(names)
  })

  // spec: CRT-041
  test('has prices, sale, subscription, labels, a form and the order of its options', () => {
    expect(read(wholeProduct)).toEqual({ ok: true, value: wholeProduct })
    const names = [
      'priceMoney',
      'salePriceMoney',
      'onSale',
      'isSubscribable',
      'subscriptionPlan',
      'useCustomAddButtonText',
      'customAddButtonText',
      'additionalFieldsFormId',
      'variantOptionOrdering',
    ]
    expect(wrongFields(read, wholeProduct, names)).toEqual(names)
  })

  test('may have null for missing values', () => {
    const nulls = { ...wholeProduct, priceMoney: null, subscriptionPlan: null, variants: null }
    const { priceMoney: _price, subscriptionPlan: _plan, ...rest } = wholeProduct
    expect(read(nulls)).toEqual({ ok: true, value: { ...rest, variants: [] } })
  })
})

describe('the record of a variant', () => {
  const read = readWith(variant)

  // spec: CRT-042
  test('has a sku, options, prices and stock', () => {
    expect(read(wholeVariant)).toEqual({ ok: true, value: wholeVariant })
    const names = Object.keys(wholeVariant).filter((name) => name !== 'qtyInStock')
    expect(wrongFields(read, wholeVariant, names)).toEqual(names)
    expect(read({ ...wholeVariant, qtyInStock: 'five' }).ok).toBe(false)
  })

  test('has a stock of zero if it is oversold', () => {
    expect(read({ ...wholeVariant, qtyInStock: -2 })).toMatchObject({ value: { qtyInStock: 0 } })
  })
})

// spec: CRT-043 CRT-044
test.each([
  [{ value: 1, unit: 'WEEK' }, 12, true],
  [{ value: 2, unit: 'MONTH' }, 0, true],
  [{ value: 1, unit: 'YEAR' }, 1, true],
  [{ value: 1, unit: 'DAY' }, 0, false],
  [{ value: 0, unit: 'WEEK' }, 0, false],
  [{ value: 1, unit: 'WEEK' }, -1, false],
])('a subscription is billed every %j, %i times: %s', (billingPeriod, numBillingCycles, isRight) => {
  expect(readWith(subscriptionPlan)({ billingPeriod, numBillingCycles }).ok).toBe(isRight)
})
