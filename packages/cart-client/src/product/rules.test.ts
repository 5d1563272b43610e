import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cartAlert,
  failureAlert,
  failureText,
  isMinimumMet,
  messages,
  minimumText,
  offerMessages,
  subtotalText,
  type CartFailure,
} from '../index.ts'
import { addButtonLabel, needsFields, saleKind } from '../add-to-cart/add-to-cart.machine.ts'
import { areReviewsShown } from '../review/review.ts'
import { attemptTitle } from '../failure/failure.ts'
import { checkRestockEmail, restockFailureText, restockSuccessText } from '../restock/restock.machine.ts'
import { checkAddRequest } from '../add-to-cart/add-request.ts'
import { choose, optionNames, selectionText, variantOptions } from '../variant/selection.ts'
import { countText, spokenCount } from '../indicator/indicator.ts'
import { instalmentOffer, type InstalmentContext } from '../instalment/instalment.ts'
import { isAvailable, quantityInCart, withStock } from '../stock/stock.ts'
import { isIndefinite, isSubscribable } from '../subscription/subscription.ts'
import { isPillPage, pillState } from '../pill/pill.ts'
import { mayHaveCart } from '../cart/cart-load.machine.ts'
import { popoverPlace } from '../popover/popover.machine.ts'
import { priceOf, productStatus, restockViewOf, scarcityOf, shownImageId } from './product.ts'
import { readQuantity } from '../quantity/quantity.ts'
import { subtotalAmount } from '../checkout.ts'
import { buildCart, buildEntry, buildMerchandising, buildProduct, buildVariant } from '../testing.ts'

describe('choosing a variant', () => {
  const shirt = buildProduct({
    id: 'shirt',
    variants: [
      buildVariant({ sku: 's-red', attributes: { Size: 'S', Colour: 'Red', Cut: 'Slim' } }),
      buildVariant({ sku: 'l-red', attributes: { Size: 'L', Colour: 'Red', Cut: 'Slim' } }),
      buildVariant({ sku: 'l-blue', attributes: { Size: 'L', Colour: 'Blue', Cut: 'Slim' } }),
    ],
    variantOptionOrdering: ['Size', 'Colour', 'Cut'],
  })
  const wish = (selection: Record<string, string>) =>
    checkAddRequest({ product: shirt, selection, cart: undefined })
  const said = (selection: Record<string, string>) => {
    const checked = wish(selection)
    return checked.ok ? checked.value.line.sku : selectionText(checked.failure, messages)
  }

  // spec: CRT-006 CRT-071 CRT-072 CRT-073 CRT-074
  test.each([
    [{ Size: 'S', Colour: 'Red' }, 'Please select the Cut option.'],
    [{ Size: 'S' }, 'Please select the Colour and Cut options.'],
    [{}, 'Please select the Size, Colour and Cut options.'],
    [
      { Size: 'S', Colour: 'Blue', Cut: 'Slim' },
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    [{ Size: 'L', Colour: 'Blue', Cut: 'Slim' }, 'l-blue'],
  ])('%j comes to: %s', (selection, text) => {
    expect(said(selection)).toBe(text)
  })

  test('offers the values that can be combined with the selection', () => {
    expect(variantOptions(shirt, { Size: 'S' })).toEqual([
      {
        name: 'Size',
        values: [
          { value: 'S', isOffered: true },
          { value: 'L', isOffered: true },
        ],
      },
      {
        name: 'Colour',
        values: [
          { value: 'Red', isOffered: true },
          { value: 'Blue', isOffered: false },
        ],
      },
      { name: 'Cut', values: [{ value: 'Slim', isOffered: true }] },
    ])
  })

  test('asks for no option of a product with one variant', () => {
    const only = buildProduct({ variants: [buildVariant()] })
    expect(optionNames(only)).toEqual([])
    expect(choose(only, {})).toMatchObject({ kind: 'variant' })
  })

  test('asks for options in the order of the variants by default', () => {
    const { variantOptionOrdering: _, ...loose } = shirt
    expect(optionNames(loose)).toEqual(['Size', 'Colour', 'Cut'])
  })

  test('of several without attributes is not selected', () => {
    const unnamed = buildProduct({
      variants: [buildVariant({ sku: 'a', attributes: {} }), buildVariant({ sku: 'b', attributes: {} })],
      variantOptionOrdering: undefined,
    })
    const checked = checkAddRequest({ product: unnamed, selection: {}, cart: undefined })
    expect(!checked.ok && selectionText(checked.failure, messages)).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    )
  })

  // spec: CRT-078
  test('a gift card without any denomination wants one, too', () => {
    const giftCard = buildProduct({ productType: 4, variants: [] })
    const checked = checkAddRequest({ product: giftCard, selection: {}, cart: undefined })
    expect(!checked.ok && selectionText(checked.failure, messages)).toBe(
      'Select a denomination for the Gift Card',
    )
  })

  // spec: CRT-078
  test('a gift card wants a denomination', () => {
    const giftCard = buildProduct({
      productType: 4,
      variants: [
        buildVariant({ attributes: { Value: '25' } }),
        buildVariant({ attributes: { Value: '50' } }),
      ],
      variantOptionOrdering: ['Value'],
    })
    const checked = checkAddRequest({ product: giftCard, selection: {}, cart: undefined })
    expect(!checked.ok && selectionText(checked.failure, messages)).toBe(
      'Select a denomination for the Gift Card',
    )
  })
})

describe('stock', () => {
  // spec: CRT-079
  test.each([
    [{ unlimited: true, qtyInStock: 0 }, 5, true],
    [{ unlimited: false, qtyInStock: 3 }, 2, true],
    [{ unlimited: false, qtyInStock: 3 }, 3, false],
    [{ qtyInStock: 0 }, 0, false],
    [{}, 0, false],
  ])('%j with %i in the cart: %s', (stock, inCart, available) => {
    expect(isAvailable(stock, inCart)).toBe(available)
  })

  test('counts an item and variant with any additional fields', () => {
    const cart = buildCart({
      entries: [
        buildEntry({ quantity: 2 }),
        buildEntry({ id: 'entry-2', quantity: 3, additionalFields: '{"engraving":"Ada"}' }),
        buildEntry({ id: 'entry-3', quantity: 7, chosenVariant: { sku: 'mug-red', attributes: {} } }),
      ],
    })
    expect(quantityInCart(cart, { itemId: 'mug', sku: 'mug-blue' })).toBe(5)
  })

  // spec: CRT-075
  test('a lack of stock is reported before a problem of the quantity', () => {
    const cart = buildCart({ entries: [buildEntry({ quantity: 5 })] })
    const checked = checkAddRequest({
      product: buildProduct(),
      selection: { Colour: 'Blue' },
      quantity: 'x',
      cart,
    })
    expect(!checked.ok && selectionText(checked.failure, messages)).toBe(
      'Sorry, we do not have enough of that item available.',
    )
  })

  // spec: CRT-075 CRT-071
  test('options of a product that is sold out are not asked for', () => {
    const gone = buildProduct({
      variants: ['Blue', 'Red'].map((Colour) =>
        buildVariant({ sku: Colour, attributes: { Colour }, qtyInStock: 0 }),
      ),
    })
    expect(checkAddRequest({ product: gone, selection: {}, cart: undefined })).toEqual({
      ok: false,
      failure: { kind: 'not-enough' },
    })
  })

  test('digital products and gift cards do not run out', () => {
    const print = buildProduct({ productType: 2, variants: [], variantOptionOrdering: [] })
    expect(checkAddRequest({ product: print, selection: {}, cart: undefined }).ok).toBe(true)
  })

  // spec: CRT-095
  test('a newer stock is applied by sku, and without one to the only variant', () => {
    const news = [{ sku: 'mug-red', unlimited: false, qtyInStock: 0 }]
    expect(withStock(buildProduct(), news).variants.map(({ qtyInStock }) => qtyInStock)).toEqual([5, 0])
    const only = buildProduct({ variants: [buildVariant({ sku: null })] })
    expect(withStock(only, [{ unlimited: false, qtyInStock: 1 }]).variants[0]?.qtyInStock).toBe(1)
  })
})

describe('a quantity', () => {
  // spec: CRT-076 CRT-077
  test.each([
    ['', 'Quantity must be a number.'],
    ['two', 'Quantity must be a number.'],
    ['0x10', 'Quantity must be a number.'],
    ['1e3', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['2.0', 2],
    [' 3 ', 3],
    ['9999', 9999],
    ['0', 'Quantity must be a whole number'],
    ['-4', 'Quantity must be a whole number'],
    ['10000', 'Sorry, we do not have enough of that item available.'],
    [NaN, 'Quantity must be a number.'],
    [12, 12],
  ])('%j comes to %s', (typed, meaning) => {
    const read = readQuantity(typed)
    expect(read.ok ? read.value : selectionText(read.failure, messages)).toBe(meaning)
  })

  test('is always a whole number from 1 to 9999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (typed) => {
        const read = readQuantity(typed)
        expect(!read.ok || (Number.isInteger(read.value) && read.value >= 1 && read.value <= 9999)).toBe(true)
      }),
    )
  })
})

describe('labels', () => {
  // spec: CRT-056 CRT-057 CRT-058
  test.each([
    [{}, false, 'Add to Cart'],
    [{ isSubscribable: true }, false, 'Subscribe'],
    [{ isSubscribable: true, productType: 3 }, false, 'Subscribe'],
    [{}, true, 'Purchase'],
    [{ isSubscribable: true }, true, 'Subscribe'],
    [{ useCustomAddButtonText: true, customAddButtonText: 'Take it' }, false, 'Take it'],
    [{ useCustomAddButtonText: true, customAddButtonText: '' }, false, 'Add to Cart'],
    [{ useCustomAddButtonText: false, customAddButtonText: 'Take it' }, false, 'Add to Cart'],
  ])('%j, express checkout %s: %s', (product, expressCheckout, label) => {
    expect(addButtonLabel({ productType: 1, ...product }, messages, { expressCheckout })).toBe(label)
  })

  // spec: CRT-045
  test.each([2, 4, 5])(
    'a product of type %i that is marked subscribable is not called a subscription',
    (productType) => {
      const product = { productType, isSubscribable: true }
      expect(addButtonLabel(product, messages)).toBe('Add to Cart')
      expect(addButtonLabel(product, messages, { expressCheckout: true })).toBe('Purchase')
    },
  )

  // spec: CRT-024 CRT-106
  test.each([
    [0, '0', '0 items in cart'],
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
  ])('%i items: %s, spoken %s', (count, shown, spoken) => {
    expect([countText(count, messages), spokenCount(count, messages)]).toEqual([shown, spoken])
  })

  // spec: CRT-059
  test.each([
    [{ additionalFieldsFormId: 'form-1', additionalFieldsForm: {} }, true],
    [{ additionalFieldsFormId: 'form-1' }, false],
    [{ additionalFieldsForm: {} }, false],
  ])('a form is wanted by %j: %s', (changes, wanted) => {
    expect(needsFields(buildProduct(changes))).toBe(wanted)
  })
})

describe('how a product is sold', () => {
  // spec: CRT-045 CRT-040 CRT-041
  test.each([
    [1, true, true, 'subscription'],
    [3, true, true, 'subscription'],
    [2, true, false, 'cart'],
    [4, true, false, 'giftCard'],
    [5, true, false, 'cart'],
    [1, false, false, 'cart'],
  ])(
    'type %i, marked subscribable %s: can be subscribed %s, ends as %s',
    (productType, marked, can, kind) => {
      const product = buildProduct({ productType, isSubscribable: marked })
      expect(isSubscribable(product)).toBe(can)
      expect(saleKind(product)).toBe(kind)
    },
  )

  test('express checkout replaces the cart only', () => {
    expect(saleKind(buildProduct(), { expressCheckout: true })).toBe('express')
  })

  // spec: CRT-043 CRT-044
  test.each([
    [0, true],
    [12, false],
  ])('%i billing cycles go on until ended: %s', (numBillingCycles, indefinite) => {
    expect(isIndefinite({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles })).toBe(indefinite)
  })
})

describe('a product shown', () => {
  const soldOut = buildVariant({ qtyInStock: 0 })
  const sale = buildVariant({ onSale: true, salePriceMoney: { value: '15.00', currency: 'USD' } })

  // spec: CRT-042
  test.each([
    ['soldOut', buildProduct({ variants: [{ ...soldOut, onSale: true }] })],
    ['soldOut', buildProduct({ variants: [] })],
    ['sale', buildProduct({ variants: [soldOut, sale] })],
    ['none', buildProduct()],
    ['none', buildProduct({ productType: 4, variants: [sale] })],
    ['sale', buildProduct({ productType: 2, variants: [], onSale: true })],
  ] as const)('is marked %s', (mark, product) => {
    expect(productStatus(product)).toBe(mark)
  })

  test.each([
    ['null', { decimalValue: null }],
    ['no amount', {}],
    ['an empty text', { decimalValue: '' }],
    ['a word', 'free'],
    ['more than can be counted', { decimalValue: '99999999999999999' }],
    ['no currency', { value: '1.00', currency: 'usd' }],
  ])('has the next valid price if one holds %s', (_, price) => {
    const broken = buildVariant({ priceMoney: price as never, price: { decimalValue: '3.50' } })
    expect(priceOf(buildProduct(), broken, 'EUR')).toEqual({ decimalValue: '3.50', currencyCode: 'EUR' })
    expect(priceOf(buildProduct({ price: price as never }), undefined, 'EUR')).toBeUndefined()
  })

  test('costs its sale price while on sale, in either shape of money', () => {
    expect(priceOf(buildProduct(), sale, 'USD')).toEqual({ value: '15.00', currency: 'USD' })
    const { priceMoney: _, ...plain } = buildVariant()
    expect(priceOf(buildProduct(), { ...plain, price: { decimalValue: '3.50' } }, 'EUR')).toEqual({
      decimalValue: '3.50',
      currencyCode: 'EUR',
    })
    expect(priceOf(buildProduct({ variants: [] }), undefined, 'USD')).toBeUndefined()
  })

  test('shows one image: that of its variant, else the first', () => {
    expect(shownImageId(buildVariant({ mainImageId: 'b' }), ['a', 'b'])).toBe('b')
    expect(shownImageId(buildVariant({ mainImageId: 'z' }), ['a', 'b'])).toBe('a')
    expect(shownImageId(undefined, [])).toBeUndefined()
  })

  // spec: CRT-003
  test('shows scarcity by the settings of its owner', () => {
    const merchandising = buildMerchandising()
    expect(scarcityOf(merchandising, buildVariant())?.scarcityText).toBe('Only a few left')
    expect(scarcityOf(merchandising, buildVariant({ attributes: { Colour: 'Red' } }))).toBeUndefined()
    expect(scarcityOf(merchandising, undefined)).toBeUndefined()
    expect(scarcityOf({ ...merchandising, scarcityEnabled: false }, buildVariant())).toBeUndefined()
  })

  // spec: CRT-002 CRT-007
  test('offers a restock sign-up for a variant that is sold out, and for no other', () => {
    const red = buildVariant({ sku: 'mug-red', qtyInStock: 0 })
    expect(restockViewOf(buildMerchandising(), red)?.variantId).toBe('mug-red')
    expect(restockViewOf(buildMerchandising(), { ...red, qtyInStock: 1 })).toBeUndefined()
    expect(restockViewOf(buildMerchandising(), { ...red, unlimited: true })).toBeUndefined()
    expect(restockViewOf(buildMerchandising(), buildVariant({ qtyInStock: 0 }))).toBeUndefined()
  })

  // spec: CRT-008
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('reviews enabled %s, kill switch %s: shown %s', (areReviewsEnabled, killSwitch, shown) => {
    expect(areReviewsShown({ areReviewsEnabled, killSwitch })).toBe(shown)
  })
})

describe('the pill', () => {
  // spec: CRT-021 CRT-023
  test.each([
    [{ path: '/' }, 1, 'shown'],
    [{ path: '/' }, 0, 'hidden'],
    [{ path: '/cart' }, 1, 'absent'],
    [{ path: '/cart/?from=mail' }, 1, 'absent'],
    [{ path: '/cartography' }, 1, 'shown'],
    [{ path: '/', hasCustomCart: true }, 1, 'absent'],
    [{ path: '/', expressCheckout: true }, 1, 'absent'],
    [{ path: '/bag', pageType: 205 }, 1, 'absent'],
    [{ path: '/bag', cartPath: '/bag/?from=pill' }, 1, 'absent'],
    [{ path: '/cart', cartPath: '/bag' }, 1, 'absent'],
    [{ path: '/shop', cartPath: '/bag' }, 1, 'shown'],
  ])('on %j with %i items is %s', (page, total, state) => {
    expect(pillState(page, total)).toBe(state)
    expect(isPillPage(page)).toBe(state !== 'absent')
  })
})

describe('the cart at page start', () => {
  // spec: CRT-096 CRT-097
  test.each([
    [{ isAuthenticated: true, hasCart: undefined, cartToken: undefined }, true],
    [{ isAuthenticated: false, hasCart: 'true', cartToken: undefined }, true],
    [{ isAuthenticated: false, hasCart: 'false', cartToken: undefined }, false],
    [{ isAuthenticated: false, hasCart: undefined, cartToken: 'abc' }, true],
    [{ isAuthenticated: false, hasCart: undefined, cartToken: '' }, false],
    [{ isAuthenticated: false, hasCart: '1', cartToken: undefined }, false],
  ])('%j is worth a request: %s', (evidence, worth) => {
    expect(mayHaveCart(evidence)).toBe(worth)
  })
})

describe('places', () => {
  const window = { width: 1000, height: 600 }

  // spec: CRT-104 CRT-105
  test.each([
    ['no link', undefined, { top: 16, inlineEnd: 16 }],
    ['a link in sight', { top: 20, bottom: 40, left: 900, right: 960 }, { top: 53, inlineEnd: 40 }],
    ['a link at the edge', { top: 20, bottom: 40, left: 940, right: 1000 }, { top: 53, inlineEnd: 16 }],
    [
      'a link that was scrolled away',
      { top: -50, bottom: -30, left: 900, right: 960 },
      { top: 16, inlineEnd: 16 },
    ],
    ['a link that is hidden', { top: 0, bottom: 0, left: 0, right: 0 }, { top: 16, inlineEnd: 16 }],
  ])('the popover with %s', (_, link, place) => {
    expect(popoverPlace(link, window)).toEqual(place)
  })

  test.each([
    ['left', { top: 20, bottom: 40, left: 0, right: 60 }, false],
    ['right, in a script that runs to the left', { top: 20, bottom: 40, left: 940, right: 1000 }, true],
  ])('the popover of 300 px stays in the window when its link is at the %s', (_, link, isRightToLeft) => {
    expect(popoverPlace(link, { ...window, isRightToLeft, boxWidth: 300 })).toEqual({
      top: 53,
      inlineEnd: 684,
    })
  })

  test('the popover in a script that runs to the left', () => {
    const link = { top: 20, bottom: 40, left: 40, right: 100 }
    expect(popoverPlace(link, { ...window, isRightToLeft: true })).toEqual({ top: 53, inlineEnd: 40 })
  })
})

describe('money of a cart', () => {
  // spec: CRT-038
  test('the subtotal is in the store currency', () => {
    expect(subtotalAmount({ subtotalCents: 50_000 }, 'JPY')).toEqual({ value: '500.00', currency: 'JPY' })
    expect(subtotalText({ subtotalCents: 1999 }, { currency: 'USD' })).toBe('$19.99')
  })

  // spec: CRT-011 CRT-012
  test('a minimum subtotal is met by as much', () => {
    const minimum = { value: '20.00', currency: 'USD' }
    expect(isMinimumMet({ subtotalCents: 1999 }, minimum)).toBe(false)
    expect(isMinimumMet({ subtotalCents: 2000 }, minimum)).toBe(true)
    expect(isMinimumMet({ subtotalCents: 0 }, undefined)).toBe(true)
    expect(minimumText(minimum, messages)).toBe('To check out, your order subtotal must be $20.00 or more.')
  })
})

describe('instalments', () => {
  const context: InstalmentContext = {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 100_000,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  }
  const item = { productType: 1, priceCents: 10_000, currency: 'USD' }

  // spec: CRT-112 CRT-119 CRT-120
  test.each([
    [100, 'available for orders over $1.00'],
    [101, '4 interest-free payments of $0.25'],
    [100_000, '4 interest-free payments of $250.00'],
    [100_001, 'available for orders up to $1,000.00'],
  ])('%i subunits: %s', (priceCents, text) => {
    expect(instalmentOffer({ ...item, priceCents }, context)).toMatchObject({ text })
    const price = { value: (priceCents / 100).toFixed(2), currency: 'USD' }
    expect(instalmentOffer({ productType: 1, price }, context)).toMatchObject({ text })
  })

  test('names amounts in the currency of the price, as the country writes it', () => {
    const price = { value: '100.00', currency: 'AUD' }
    const australian = { ...context, stripeAccountCountry: 'AU' }
    expect(instalmentOffer({ productType: 1, price }, australian)).toMatchObject({
      text: '4 interest-free payments of $25.00',
    })
    expect(instalmentOffer({ productType: 1, price, locale: 'en-US' }, australian)).toMatchObject({
      text: '4 interest-free payments of A$25.00',
    })
  })

  test('reads language and country in any case', () => {
    const shouted = { ...context, shopperLanguage: 'EN', stripeAccountCountry: 'au' }
    expect(instalmentOffer(item, shouted)).toMatchObject({ kind: 'in-range', locale: 'en_AU' })
  })

  test('takes texts of its own', () => {
    const messages = { 'instalment.inRange': '{n} × {amount}' }
    expect(instalmentOffer(item, context, messages)).toMatchObject({
      text: '4 × $25.00',
      oneLineText: 'or 4 interest-free payments of $25.00 with',
    })
  })

  // spec: CRT-116 CRT-117 CRT-118 CRT-119
  test('has the text of its price', () => {
    expect(instalmentOffer(item, context)).toMatchObject({
      kind: 'in-range',
      text: '4 interest-free payments of $25.00',
      oneLineText: 'or 4 interest-free payments of $25.00 with',
    })
    expect(instalmentOffer({ ...item, priceCents: 100 }, context)).toMatchObject({
      kind: 'too-low',
      text: 'available for orders over $1.00',
    })
    expect(instalmentOffer({ ...item, priceCents: 100_001 }, context)).toMatchObject({
      kind: 'too-high',
      text: 'available for orders up to $1,000.00',
    })
    expect(instalmentOffer({ ...item, priceCents: 1001 }, context)).toMatchObject({
      text: '4 interest-free payments of $2.50',
    })
    expect(instalmentOffer({ ...item, count: 3 }, context)).toMatchObject({
      text: '3 interest-free payments of $33.33',
    })
  })

  // spec: CRT-001 CRT-111 CRT-113
  test.each([
    ['a digital product', { ...item, productType: 2 }, context],
    ['a price that is no number', { ...item, priceCents: Number.NaN }, context],
    [
      'a price that is no money',
      { productType: 1, price: { decimalValue: '', currencyCode: 'USD' } },
      context,
    ],
    [
      'a free item without limits',
      { ...item, priceCents: 0 },
      { ...context, afterPayMin: undefined, afterPayMax: undefined },
    ],
    ['an item that is not available', item, { ...context, afterPayAvailable: false }],
    ['a page without a context', item, undefined],
    ['a shopper who speaks French in the US', item, { ...context, shopperLanguage: 'fr' }],
  ])('is hidden for %s', (_, what, where) => {
    expect(instalmentOffer(what, where)).toEqual({ kind: 'hidden' })
  })
})

describe('restock', () => {
  // spec: CRT-139 CRT-140
  test.each([
    ['', 'Email cannot be blank'],
    ['  ', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
    ['ada@example', 'Email is invalid'],
  ])('%j: %s', (typed, text) => {
    const problem = checkRestockEmail(typed)
    expect(problem && restockFailureText({ kind: 'email', problem }, offerMessages)).toBe(text)
  })

  test('blanks around an email do not count', () => {
    expect(checkRestockEmail(' ada@example.com ')).toBeUndefined()
  })

  // spec: CRT-143 CRT-144
  test.each([
    [{ kind: 'refused', status: 409, message: 'You have signed up already.' }, 'You have signed up already.'],
    [{ kind: 'refused', status: 400 }, 'Unable to submit form. Please try again later.'],
    [{ kind: 'network' }, 'Unable to submit form. Please try again later.'],
    [{ kind: 'too-many' }, 'Unable to submit form. Please try again later.'],
  ] satisfies [CartFailure, string][])('%j says: %s', (failure, text) => {
    expect(restockFailureText({ kind: 'call', failure }, offerMessages)).toBe(text)
  })

  // spec: CRT-145
  test('success has the text of the store', () => {
    expect(restockSuccessText({}, offerMessages)).toBe('Signed up!')
    expect(restockSuccessText({ restockSuccessText: 'We write to you.' }, offerMessages)).toBe(
      'We write to you.',
    )
  })
})

describe('the text of a failure', () => {
  // spec: CRT-171 CRT-172 CRT-173 CRT-005
  test.each([
    [{ kind: 'refused', status: 400, message: 'Only 5 left.' }, 'Only 5 left.'],
    [{ kind: 'refused', status: 403 }, 'Please try again.'],
    [{ kind: 'server-down', status: 500 }, 'Please try again.'],
    [
      { kind: 'crumb', cookiesEnabled: true },
      'Your session has expired. Please reload the page and try again.',
    ],
    [
      { kind: 'crumb', cookiesEnabled: false },
      'Please enable cookies in your browser, reload the page, and try again.',
    ],
    [{ kind: 'too-many' }, 'Please try again in a few seconds.'],
    [{ kind: 'offline' }, 'Please check your internet connection.'],
    [{ kind: 'network' }, 'Please check your internet connection.'],
    [{ kind: 'timeout' }, 'Please try again.'],
    [{ kind: 'contract', path: 'entries.0.id' }, 'Please try again.'],
    [{ kind: 'gone' }, 'Please try again.'],
  ] satisfies [CartFailure, string][])('%j: %s', (failure, text) => {
    expect(failureText(failure, messages)).toBe(text)
  })

  test.each([
    ['add', 'Unable to Add Item'],
    ['purchase', 'Unable to Purchase Item'],
    ['giftCard', 'Unable to purchase Gift Card'],
    ['addItem', 'Unable to add item'],
    ['removeItem', 'Unable to remove item'],
    ['updateQuantity', 'Unable to update quantity'],
    ['updateForm', 'Unable to update form'],
    ['openForm', 'Unable to open form'],
  ] as const)('the headline for %s is %s', (attempt, title) => {
    expect(attemptTitle(attempt, messages)).toBe(title)
  })

  test('an entry operation has its own title, and leaving the page has no alert', () => {
    const failed = {
      operation: { kind: 'remove', entryId: 'e' },
      failure: { kind: 'offline' },
      isUnclear: false,
    } as const
    expect(cartAlert(failed, messages)).toEqual({
      title: 'Unable to remove item',
      message: 'Please check your internet connection.',
    })
    expect(failureAlert('add', { kind: 'aborted' }, messages)).toBeUndefined()
  })
})

describe('messages', () => {
  // spec: CRT-056 CRT-107 CRT-103 CRT-011
  test('are those of the specification', () => {
    expect(messages).toMatchObject({
      'cart.addToCart.adding': 'Adding\u2026',
      'cart.addToCart.added': 'Added!',
      'cart.addToCart.selectOption': 'Select Option',
      'cart.addToCart.soldOut': 'Sold Out',
      'cart.quickView.label': 'Quick View',
      'cart.quantity.label': 'Quantity',
      'cart.indicator.label': 'Cart',
      'cart.popover.added': '{productName} was added to your cart.',
      'cart.popover.close': 'Close',
      'cart.page.alsoBought': 'Customers also bought',
    })
  })

  test('can be replaced by key', () => {
    const german = { ...messages, 'cart.indicator.many': '{n} Artikel im Warenkorb' }
    expect(spokenCount(3, german)).toBe('3 Artikel im Warenkorb')
  })

  test('a name without a value stays, and a value is never read as a pattern', () => {
    const odd = { ...messages, 'cart.page.minimumSubtotal': '{subtotal} {other}' }
    expect(minimumText({ value: '1.00', currency: 'USD' }, odd)).toBe('$1.00 {other}')
  })
})
