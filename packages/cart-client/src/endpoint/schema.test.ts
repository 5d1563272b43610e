import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { buildEntry, buildProduct, buildVariant } from '../testing.ts'
import * as schemas from './schema.contract.ts'

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success

const line = { itemId: 'mug', sku: 'mug-blue', additionalFields: 'null' }
const signUp = {
  productId: 'mug',
  variantId: 'mug-blue',
  siteVisitorEmail: 'ada@example.com',
  isJoinMailingList: false,
  recaptchaEnterpriseV3Token: 'token-1',
}
const subscription = { cartToken: 'token-1' }
const stock = { itemId: 'mug' }
const variantOf = { productId: 'mug', variantId: 'mug-blue' }

/** Each request of the contract, with the fields that it needs. */
const requests = {
  addEntryBody: { ...line, quantity: 1 },
  fieldsBody: line,
  quantityBody: { quantity: 1 },
  subscriptionBody: { ...line, qty: 1 },
  startedSubscription: subscription,
  stockQuery: stock,
  restockSignUp: signUp,
  entryQuery: variantOf,
  restockSend: variantOf,
} as const

describe.each(Object.entries(requests) as [keyof typeof requests, object][])('%s', (name, request) => {
  test.each(Object.keys(request))('needs its %s', (field) => {
    expect(accepts(schemas[name], request)).toBe(true)
    expect(accepts(schemas[name], { ...request, [field]: undefined })).toBe(false)
  })
})

test.each([
  [schemas.quantityBody, { quantity: 0 }],
  [schemas.quantityBody, { quantity: 1.5 }],
  [schemas.subscriptionBody, { ...line, qty: 0 }],
  [schemas.startedSubscription, { cartToken: '' }],
  [schemas.startedSubscription, { cartToken: 7 }],
  [schemas.groupQuery, { cursor: 7 }],
  [schemas.entryQuery, { ...variantOf, cursor: 7 }],
  [schemas.restockSignUp, { ...signUp, language: 7 }],
  [schemas.restockSendAll, { sendRequests: [{ productId: 'mug' }] }],
  [schemas.restockSendAll, {}],
  [schemas.failure, { message: 7 }],
  [schemas.failure, { error: 7 }],
  [schemas.failure, { crumb: 7 }],
  [schemas.failure, { crumbFail: 'yes' }],
])('%# a request or an answer of another type is refused', (schema, value) => {
  expect(accepts(schema, value)).toBe(false)
})

test.each([
  [{}, true],
  [{ mock: 'true', timecode: '1234', calculateSubtotal: 'false' }, true],
  [{ mock: '' }, false],
  [{ calculateSubtotal: 'yes' }, false],
  [{ timecode: '' }, false],
  [{ timecode: '12x' }, false],
  [{ timecode: 'x12' }, false],
  [{ timecode: 12 }, false],
])('the cart is asked for with the query %j: %s', (query, expected) => {
  expect(accepts(schemas.cartQuery, query)).toBe(expected)
})

describe('a page of restock sign-ups', () => {
  test('has none and no next page, where the server leaves both out', () => {
    expect(schemas.restockGroupPage.parse({})).toMatchObject({ signUpGroups: [], hasNextPage: false })
    expect(schemas.restockEntryPage.parse({ signUps: null })).toMatchObject({
      signUps: [],
      hasNextPage: false,
    })
  })

  test.each([
    [schemas.restockGroupPage, { signUpGroups: [{ productId: 'mug' }] }],
    [schemas.restockGroupPage, { signUpGroups: [{ variantId: 'mug-blue' }] }],
    [schemas.restockGroupPage, { hasNextPage: 'yes' }],
    [schemas.restockGroupPage, { nextPageCursor: 7 }],
    [schemas.restockEntryPage, { signUps: [{}] }],
  ])('%# is refused with a wrong field', (schema, page) => {
    expect(accepts(schema, page)).toBe(false)
  })
})

describe('a product', () => {
  const priced = (price: unknown) => accepts(schemas.product, buildProduct({ priceMoney: price as never }))

  test.each([
    [{ value: '1.00', currency: 'USD' }, true],
    [{ decimalValue: '1.00', currencyCode: 'USD' }, true],
    [{ value: '1.00' }, false],
    [{ currency: 'USD' }, false],
    [{}, false],
    ['1.00', false],
    [null, true],
  ])('with the price %j is read: %s', (price, expected) => {
    expect(priced(price)).toBe(expected)
  })

  test.each([
    [{ decimalValue: '1.00' }, true],
    [{ decimalValue: 1, currencyCode: 'USD' }, true],
    [{ decimalValue: 2 ** 53 }, false],
    [{ decimalValue: 1, currencyCode: 7 }, false],
    [{}, false],
  ])('with the decimal price %j is read: %s', (price, expected) => {
    expect(accepts(schemas.product, buildProduct({ price: price as never }))).toBe(expected)
  })

  test('has a stock that is never below zero, and option values that are texts', () => {
    expect(schemas.variant.parse(buildVariant({ qtyInStock: -2 })).qtyInStock).toBe(0)
    expect(accepts(schemas.variant, { ...buildVariant(), qtyInStock: 'many' })).toBe(false)
    expect(accepts(schemas.variant, { ...buildVariant(), optionValues: [{}] })).toBe(false)
  })
})

test('additional fields are a text or an object', () => {
  const entry = (additionalFields: unknown) =>
    accepts(schemas.cartEntry, { ...buildEntry(), additionalFields })
  expect(['{}', 'for Ada', { a: 1 }, null, undefined].map(entry)).toEqual([true, true, true, true, true])
  expect([7, true, []].map(entry)).toEqual([false, false, false])
  expect(accepts(schemas.shoppingCart, { id: 'c', websiteId: 'w', selectedShippingOption: null })).toBe(true)
  expect(accepts(schemas.shoppingCart, { id: 'c', websiteId: 'w', shippingLocation: [] })).toBe(false)
})
