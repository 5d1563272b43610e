import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import {
  AddToCartButton,
  CartPage,
  Instalment,
  mountCartPage,
  ProductBlock,
  ProductMark,
  QuantityInput,
  QuickView,
  Reviews,
  Scarcity,
  useGiftCard,
  useStock,
  useSubscription,
  VariantSelect,
} from '../react.ts'
import { buildMerchandising, buildProduct, buildVariant } from '../mock/build.testing.ts'
import type { Product } from './product.contract.ts'
import type { ShopEvent } from '../client/shop-event.ts'
import { mug, pictures, sizedMug } from '../mock/picture.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'

function show(
  children: ReactNode,
  { product = mug, selection = {} }: { product?: Product; selection?: object } = {},
) {
  const stage = createStage({ state: { products: [product] } })
  const events: ShopEvent[] = []
  stage.client.on((event) => events.push(event))
  render(
    <OnStage stage={stage}>
      <ProductBlock.Root product={product} initialSelection={{ ...selection }}>
        {children}
      </ProductBlock.Root>
    </OnStage>,
  )
  return { ...stage, events }
}

// spec: CRT-006
test('has radio buttons instead of dropdowns', () => {
  show(<VariantSelect design="radios" />)
  fireEvent.click(screen.getByLabelText('Red'))
  expect(screen.getByLabelText<HTMLInputElement>('Red').checked).toBe(true)
  expect(screen.getByRole('group', { name: 'Colour' })).toBeTruthy()
})

test('marks radio buttons that do not go with the rest, which can be chosen all the same', () => {
  const variants = [
    ['Blue', 'Tall'],
    ['Blue', 'Low'],
    ['Red', 'Low'],
  ].map(([Colour = '', Size = '']) => buildVariant({ sku: Colour + Size, attributes: { Colour, Size } }))
  show(<VariantSelect design="radios" />, {
    product: buildProduct({ variants, variantOptionOrdering: ['Colour', 'Size'] }),
  })
  const offered = () =>
    [...document.querySelectorAll('label[data-unavailable]')].map(({ textContent }) => textContent)
  expect(offered()).toEqual([])
  fireEvent.click(screen.getByLabelText('Red'))
  expect(offered()).toEqual(['Tall'])
  expect(screen.getByLabelText<HTMLInputElement>('Tall').disabled).toBe(false)
})

// spec: CRT-076 CRT-077
test('shows the problem of a quantity beside it, and steps no further than its limits', () => {
  show(<QuantityInput less="Less" more="More" />, { product: mug })
  const input = screen.getByLabelText<HTMLInputElement>('Quantity')
  const less = screen.getByRole('button', { name: 'Less' })
  expect([input.getAttribute('aria-invalid'), less.getAttribute('aria-disabled')]).toEqual([null, 'true'])
  fireEvent.click(less)
  expect(input.value).toBe('1')
  fireEvent.input(input, { target: { value: '1.5' } })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Quantity must be a whole number',
  )
  fireEvent.input(input, { target: { value: '9999' } })
  const more = screen.getByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(more)
  expect(input.value).toBe('9999')
})

test('starts again with another product, and applies a newer record of the same one', () => {
  const stage = createStage()
  const block = (product: Product): ReactNode => (
    <OnStage stage={stage}>
      <ProductBlock.Root product={product} isListing>
        <VariantSelect />
        <AddToCartButton />
      </ProductBlock.Root>
    </OnStage>
  )
  const { rerender } = render(block(mug))
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: 'Blue' } })
  const gone = mug.variants.map((variant) => ({ ...variant, qtyInStock: 0 }))
  rerender(block({ ...mug, variants: gone }))
  screen.getByRole('button', { name: 'Sold Out' })
  expect(screen.getByLabelText<HTMLSelectElement>('Colour').value).toBe('Blue')
  rerender(block({ ...mug, id: 'cup' }))
  screen.getByRole('button', { name: 'Add to Cart' })
  expect(screen.getByLabelText<HTMLSelectElement>('Colour').value).toBe('')
})

test('ignores the stock of another product', async () => {
  const [tea, cup] = ['tea', 'cup'].map((id) =>
    buildProduct({ id, variants: [buildVariant({ qtyInStock: 1 })] }),
  )
  const stage = createStage({
    state: { products: [{ ...tea!, variants: [buildVariant({ qtyInStock: 7 })] }] },
  })
  const Left = ({ product }: { readonly product: Product }) => (
    <p>{useStock(product).variants[0]?.qtyInStock} left</p>
  )
  const page = (product: Product): ReactNode => (
    <OnStage stage={stage}>
      <Left product={product} />
    </OnStage>
  )
  const { rerender } = render(page(tea!))
  await screen.findByText('7 left')
  rerender(page(cup!))
  screen.getByText('1 left')
})

// spec: CRT-165
test('marks exactly the picture of the chosen variant as shown', () => {
  show(
    <>
      <VariantSelect />
      <ProductBlock.Images images={pictures} />
    </>,
  )
  const shown = () => [...document.querySelectorAll('[data-shown]')].map((image) => image.getAttribute('alt'))
  expect(shown()).toEqual(['Blue mug'])
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: 'Red' } })
  expect(shown()).toEqual(['Red mug'])
  expect(screen.getByAltText<HTMLImageElement>('Blue mug').hidden).toBe(true)
})

// spec: CRT-008
test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  'shows reviews where they are enabled (%s) and not switched off (%s): %s',
  (areReviewsEnabled, killSwitch, are) => {
    const gate = { areReviewsEnabled, killSwitch }
    const { events } = show(
      <>
        <Reviews.Anchor gate={gate} itemId="mug" href="#reviews">
          2 reviews
        </Reviews.Anchor>
        <Reviews.Root gate={gate} source="imported">
          Lovely.
        </Reviews.Root>
      </>,
    )
    expect(screen.queryByText('Lovely.')?.dataset.source).toBe(are ? 'imported' : undefined)
    const link = screen.queryByText('2 reviews')
    expect(link !== null).toBe(are)
    if (link) fireEvent.click(link)
    expect(events).toEqual(are ? [{ kind: 'reviews-anchor-clicked', itemId: 'mug' }] : [])
  },
)

// spec: CRT-009
test('has a quick view that is named by its product', async () => {
  const { events } = show(
    <QuickView itemId="mug" name="Everyday mug">
      inside
    </QuickView>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Quick View: Everyday mug' }))
  expect((await screen.findByRole('dialog', { name: 'Everyday mug' })).textContent).toContain('inside')
  expect(events).toMatchObject([{ kind: 'quick-viewed', itemId: 'mug' }])
})

test('shows the price as chosen, before a sale, and from the least to the most', () => {
  show(<ProductBlock.Price />, { product: sizedMug })
  screen.getByText(/\$16\.50\s–\s\$20\.00/)
  show(<ProductBlock.Price />, { product: sizedMug, selection: { Colour: 'Red', Size: 'Large' } })
  screen.getByText('$16.50')
  expect(screen.getByText('$20.00').closest('s')).not.toBeNull()
})

test.each([
  ['null', { decimalValue: null }],
  ['an empty text', { decimalValue: '' }],
  ['nothing', {}],
  ['a word', 'free'],
])('shows everything but the price of a record with %s', (_, price) => {
  const broken = { ...buildVariant({ priceMoney: undefined }), price: price as never }
  show(
    <>
      <ProductBlock.Price />
      <Offer />
      <AddToCartButton />
    </>,
    { product: buildProduct({ price: price as never, variants: [broken] }) },
  )
  expect(document.querySelector('[data-cart="price"]')).toBeNull()
  screen.getByRole('button', { name: 'Add to Cart' })
})

test('shows prices in two currencies as those of the store', () => {
  const variants = [
    ['10.00', 'EUR'],
    ['12.00', 'USD'],
    ['15.00', 'USD'],
  ].map(([value = '', currency = ''], at) =>
    buildVariant({ sku: String(at), attributes: { Size: String(at) }, priceMoney: { value, currency } }),
  )
  show(<ProductBlock.Price />, { product: buildProduct({ variants, variantOptionOrdering: ['Size'] }) })
  screen.getByText(/\$12\.00\s–\s\$15\.00/)
})

test('marks a product that is sold out or on sale, and shows its scarcity', () => {
  show(
    <>
      <ProductMark sale="Sale" />
      <Scarcity merchandising={buildMerchandising()} />
    </>,
    { selection: { Colour: 'Blue' } },
  )
  screen.getByText('Only a few left')
  expect(screen.queryByText('Sale')).toBeNull()
  show(<ProductMark sale="Sale" />, { product: sizedMug })
  screen.getByText('Sale')
  show(<ProductMark sale="Sale" soldOut="Gone" />, {
    product: buildProduct({ variants: [buildVariant({ qtyInStock: 0 })] }),
  })
  screen.getByText('Gone')
})

const context = {
  afterPayAvailable: true,
  afterPayMin: 1000,
  afterPayMax: 5000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}

function Offer({ raw = context, fetch }: { raw?: unknown; fetch?: typeof globalThis.fetch }) {
  return (
    <Instalment.Root context={raw} fetch={fetch} warn={warn} modalUrl={(locale) => `/pay-in-four/${locale}`}>
      <Instalment.Banner brand={(brand) => brand} isOneLine />
      <Instalment.Info label="About instalments" />
      <Instalment.Dialog title="Pay in four" />
    </Instalment.Root>
  )
}
const warn = vi.fn()

const priced = (value: string) =>
  buildProduct({ variants: [buildVariant({ priceMoney: { value, currency: 'USD' } })] })

// spec: CRT-116 CRT-118 CRT-119
test.each([
  ['20.00', 'or 4 interest-free payments of $5.00 with primary'],
  ['10.00', 'available for orders over $10.00 primary'],
  ['50.01', 'available for orders up to $50.00 primary'],
])('offers instalments for a price of %s: %s', (price, says) => {
  show(<Offer />, { product: priced(price) })
  expect(screen.getAllByRole('button')[0]?.textContent).toBe(says)
})

test('offers instalments in the currency of the price, and not of the store', () => {
  const australian = { ...context, stripeAccountCountry: 'AU' }
  const product = buildProduct({
    variants: [buildVariant({ priceMoney: { value: '20.00', currency: 'AUD' } })],
  })
  show(<Offer raw={australian} />, { product })
  expect(screen.getAllByRole('button')[0]?.textContent).toBe(
    'or 4 interest-free payments of $5.00 with primary',
  )
})

// spec: CRT-113 CRT-115 CRT-124
test('hides instalments that are not offered, and reports an invalid context', () => {
  show(<Offer raw={{ ...context, afterPayAvailable: false }} />)
  show(<Offer raw={{ ...context, stripeAccountCountry: 'DE' }} />)
  show(<Offer />, { product: { ...priced('20.00'), productType: 3 } })
  expect(screen.queryByRole('button')).toBeNull()
  const { reported } = show(<Offer raw="nonsense" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(reported.length).toBeGreaterThan(0)
})

// spec: CRT-122
test.each([0, 1])('fetches the page of the locale once, and shows it in a sandboxed frame', async (which) => {
  const fetch = vi.fn(() => Promise.resolve(new Response('<h1>Pay in four</h1>')))
  show(<Offer fetch={fetch} />, { product: priced('20.00') })
  fireEvent.click(screen.getAllByRole('button')[which]!)
  const frame = await waitFor(() => document.querySelector('iframe') ?? expect.fail())
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toBe('<h1>Pay in four</h1>')
  expect(fetch.mock.calls).toEqual([['/pay-in-four/en_US']])
})

// spec: CRT-123
test('only warns if the page about instalments cannot be fetched', async () => {
  warn.mockClear()
  show(<Offer fetch={() => Promise.resolve(new Response('', { status: 503 }))} />, {
    product: priced('20.00'),
  })
  fireEvent.click(screen.getByRole('button', { name: 'About instalments' }))
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

// spec: CRT-010
test.each(['main', 'div', 'section'])('mounts the cart page into a <%s> that is its root', (name) => {
  const stage = createStage()
  const place = document.body.appendChild(document.createElement(name))
  const mount = (root: HTMLElement) => {
    const { unmount } = render(
      <OnStage stage={stage}>
        <CartPage.Root heading="Shopping cart" />
      </OnStage>,
      { container: root },
    )
    return unmount
  }
  // A page without a root has no cart page.
  expect(mountCartPage(mount)).toBeUndefined()
  expect(screen.queryByRole('region')).toBeNull()
  place.dataset.cartRoot = ''
  const unmount = mountCartPage(mount)
  expect(place.contains(screen.getByRole('region', { name: 'Shopping cart' }))).toBe(true)
  act(() => unmount?.())
  expect(place.childElementCount).toBe(0)
  place.remove()
})

test('has the newest stock, the plan of a subscription, and the denominations of a gift card', async () => {
  const tea = buildProduct({
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    variants: [buildVariant({ qtyInStock: 0 })],
  })
  const gift = buildProduct({
    id: 'gift',
    productType: 4,
    variants: ['25', '50'].map((Value) => buildVariant({ sku: Value, attributes: { Value } })),
    variantOptionOrdering: ['Value'],
  })
  function Facts() {
    const { isIndefinite, isSubscribable } = useSubscription(tea)
    const { denominations, denomination, choose } = useGiftCard(gift)
    const { variants } = useStock(tea)
    return (
      <>
        <p>{JSON.stringify({ isIndefinite, isSubscribable, denominations, denomination })}</p>
        <p>{variants[0]?.qtyInStock} left</p>
        <button onClick={() => choose('50')}>50</button>
      </>
    )
  }
  const stage = createStage({
    state: { products: [{ ...tea, variants: [buildVariant({ qtyInStock: 7 })] }] },
  })
  render(
    <OnStage stage={stage}>
      <Facts />
    </OnStage>,
  )
  await screen.findByText('7 left')
  act(() => screen.getByRole('button').click())
  screen.getByText(
    JSON.stringify({
      isIndefinite: true,
      isSubscribable: true,
      denominations: ['25', '50'],
      denomination: '50',
    }),
  )
})
