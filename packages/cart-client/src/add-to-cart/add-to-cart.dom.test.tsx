import { createFakeClock } from '@sitewright/machine/testing'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import type { Product } from '../catalog/product.contract.ts'
import type { Selection } from '../catalog/selection.ts'
import {
  AddToCartButton,
  ProductBlock,
  QuantityInput,
  type UseAddToCartOptions,
  useAddToCart,
  useExpressCheckout,
  VariantSelect,
} from '../react.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { mug } from '../mock/picture.testing.ts'
import type { ShopMock } from '../mock/shop-mock.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'

interface Scene {
  readonly product?: Product
  readonly isListing?: boolean
  readonly expressCheckout?: boolean
  readonly selection?: Selection
  readonly prepare?: (shop: ShopMock) => void
}

const blueMug = buildProduct({ variants: [buildVariant()] })
const giftCard = buildProduct({
  id: 'gift-card',
  productType: 4,
  variants: ['25', '50'].map((Value) => buildVariant({ sku: Value, attributes: { Value } })),
  variantOptionOrdering: ['Value'],
})

function show({ product = blueMug, isListing, expressCheckout, selection, prepare }: Scene = {}) {
  const time = createFakeClock()
  const stage = createStage({
    state: { products: [product] },
    client: { clock: time.clock, expressCheckout },
  })
  prepare?.(stage.shop)
  render(
    <StrictMode>
      <OnStage stage={stage}>
        <ProductBlock.Root product={product} isListing={isListing} initialSelection={selection}>
          <VariantSelect />
          <QuantityInput />
          <AddToCartButton />
        </ProductBlock.Root>
      </OnStage>
    </StrictMode>,
  )
  const button = screen.getAllByRole<HTMLButtonElement>('button')[0]!
  return { ...stage, button, pass: (ms: number) => act(() => time.pass(ms)) }
}

const added = ({ client }: Pick<ReturnType<typeof show>, 'client'>) =>
  waitFor(() => expect(client.cart.snapshot().settled?.totalQuantity).toBe(1))

// spec: CRT-051 CRT-052 CRT-053 CRT-055
test('says Adding…, a second after success Added!, and two seconds later its own text', async () => {
  const scene = show()
  const { button, pass, shop } = scene
  expect(button.textContent).toBe('Add to Cart')
  button.focus()
  fireEvent.click(button)
  expect(button.textContent).toBe('Adding…')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  await added(scene)
  pass(999)
  expect(button.textContent).toBe('Adding…')
  pass(1)
  expect(button.textContent).toBe('Added!')
  fireEvent.click(button)
  pass(1999)
  expect(button.textContent).toBe('Added!')
  pass(1)
  expect(button.textContent).toBe('Add to Cart')
  expect(document.activeElement).toBe(button)
  expect(shop.calls).toHaveLength(1)
})

// spec: CRT-054 CRT-171
test.each([
  { expressCheckout: false, title: 'Unable to Add Item' },
  { expressCheckout: true, title: 'Unable to Purchase Item' },
])('shows why the server refuses in an alert: $title', async ({ expressCheckout, title }) => {
  const { button, pass } = show({ expressCheckout, prepare: (shop) => shop.use('refused') })
  const own = button.textContent
  fireEvent.click(button)
  const alert = await screen.findByRole('alertdialog', { name: title })
  expect(alert.textContent).toContain('The server refuses.')
  pass(1000)
  expect(button.textContent).toBe(own)
  expect(button.getAttribute('aria-disabled')).toBe('false')
})

// spec: CRT-056 CRT-057 CRT-058
test.each([
  { says: 'Add to Cart', product: {}, expressCheckout: false },
  { says: 'Subscribe', product: { isSubscribable: true }, expressCheckout: false },
  { says: 'Purchase', product: {}, expressCheckout: true },
  { says: 'Subscribe', product: { isSubscribable: true }, expressCheckout: true },
  {
    says: 'Take it home',
    product: { useCustomAddButtonText: true, customAddButtonText: 'Take it home' },
    expressCheckout: false,
  },
  {
    says: 'Add to Cart',
    product: { useCustomAddButtonText: false, customAddButtonText: 'Take it home' },
    expressCheckout: false,
  },
])('says $says', ({ says, product, expressCheckout }) => {
  expect(show({ product: { ...blueMug, ...product }, expressCheckout }).button.textContent).toBe(says)
})

// spec: CRT-060
test('asks for options in a listing by itself, disabled for two seconds', () => {
  const { button, pass } = show({ product: buildProduct(), isListing: true })
  fireEvent.click(button)
  expect(button.textContent).toBe('Select Option')
  expect(button.disabled).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  pass(1999)
  expect(button.disabled).toBe(true)
  pass(1)
  expect(button.textContent).toBe('Add to Cart')
  expect(button.disabled).toBe(false)
})

// spec: CRT-061
test('says Sold Out in a listing, and is disabled', () => {
  const product = buildProduct({ variants: [buildVariant({ qtyInStock: 0 })] })
  const { button } = show({ product, isListing: true })
  expect(button.textContent).toBe('Sold Out')
  expect(button.disabled).toBe(true)
})

const threeOptions = buildProduct({
  variants: ['A', 'B'].map((Fit) =>
    buildVariant({ sku: Fit, attributes: { Colour: 'Blue', Size: 'S', Fit } }),
  ),
  variantOptionOrdering: ['Colour', 'Size', 'Fit'],
})
const twoSizes = buildProduct({
  variants: [
    buildVariant({ sku: 'a', attributes: { Colour: 'Blue', Size: 'S' } }),
    buildVariant({ sku: 'b', attributes: { Colour: 'Red', Size: 'L' } }),
  ],
  variantOptionOrdering: ['Colour', 'Size'],
})

// spec: CRT-071 CRT-072 CRT-073 CRT-074 CRT-075 CRT-078 CRT-172
test.each([
  { says: 'Please select the Colour option.', product: buildProduct(), selection: {} },
  { says: 'Please select the Colour and Size options.', product: twoSizes, selection: {} },
  { says: 'Please select the Colour, Size and Fit options.', product: threeOptions, selection: {} },
  {
    says: 'Sorry, that item variant is unavailable. Please select another variant.',
    product: twoSizes,
    selection: { Colour: 'Blue', Size: 'L' },
  },
  {
    says: 'Sorry, we do not have enough of that item available.',
    product: buildProduct({ variants: [buildVariant({ qtyInStock: 0 })] }),
    selection: {},
  },
  {
    title: 'Unable to purchase Gift Card',
    says: 'Select a denomination for the Gift Card',
    product: giftCard,
    selection: {},
  },
])('shows before anything is sent: $says', async ({ title = 'Unable to Add Item', says, ...scene }) => {
  const { button, shop } = show(scene)
  fireEvent.click(button)
  expect((await screen.findByRole('alertdialog', { name: title })).textContent).toContain(says)
  expect(shop.calls).toEqual([])
})

// spec: CRT-076 CRT-077
test.each([
  ['', 'Quantity must be a number.'],
  ['1.5', 'Quantity must be a whole number'],
])('shows the problem of the quantity %j', async (typed, says) => {
  const { button, shop } = show({ product: buildProduct({ variants: [buildVariant()] }) })
  fireEvent.input(screen.getByLabelText('Quantity'), { target: { value: typed } })
  screen.getByText(says)
  fireEvent.click(button)
  expect((await screen.findByRole('alertdialog')).textContent).toContain(says)
  expect(shop.calls).toEqual([])
})

// spec: CRT-006
test('has a dropdown for each option, and adds the selected variant', async () => {
  const scene = show({ product: twoSizes })
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: 'Red' } })
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'L' } })
  fireEvent.click(scene.button)
  await added(scene)
  expect(scene.shop.calls[0]?.body).toMatchObject({ itemId: 'mug', sku: 'b', quantity: 1 })
})

// spec: CRT-013 CRT-094 CRT-098
test.each([
  { to: 'checkout', product: blueMug, expressCheckout: true, selection: {} },
  { to: 'subscription', product: { ...blueMug, isSubscribable: true }, selection: {} },
  { to: 'giftCard', product: giftCard, selection: { Value: '25' } },
] as const)('leads to $to', async ({ to, ...scene }) => {
  const { button, visited } = show(scene)
  fireEvent.click(button)
  await waitFor(() => expect(visited).toEqual([to]))
})

// spec: CRT-051 CRT-055 CRT-071
test('useAddToCart shows which option is missing, adds the selection, and subscribes once', async () => {
  const { stage, result } = use(() => useAddToCart(mug), undefined)
  act(() => result.current.press())
  expect(result.current.alert).toEqual({
    title: 'Unable to Add Item',
    message: 'Please select the Colour option.',
  })
  act(() => result.current.dismissAlert())
  expect(result.current.alert).toBeUndefined()
  act(() => {
    result.current.press({ selection: { Colour: 'Blue' }, quantity: 2 })
    result.current.press({ selection: { Colour: 'Blue' }, quantity: 2 })
  })
  expect(result.current).toMatchObject({ state: 'adding', text: 'Adding…', isBusy: true })
  await waitFor(() => expect(result.current.state).toBe('confirmed'))
  expect(stage.shop.cart()?.totalQuantity).toBe(2)
})

// spec: CRT-057 CRT-013
test('useExpressCheckout buys at once, and goes to the checkout', async () => {
  const { stage, result } = use(() => useExpressCheckout(mug), undefined)
  expect(result.current.text).toBe('Purchase')
  act(() => result.current.press({ selection: { Colour: 'Blue' } }))
  await waitFor(() => expect(stage.visited).toEqual(['checkout']))
})

test('useAddToCart follows a later label, and another client of its provider', async () => {
  const [english, german] = [{}, { 'cart.addToCart.adding': 'Moment …' }].map((messages) =>
    createStage({ client: { messages }, state: { products: [mug] } }),
  )
  let stage = english!
  const { result, rerender } = renderHook((label: string | undefined) => useAddToCart(mug, { label }), {
    wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
    initialProps: 'Buy',
  })
  expect(result.current.text).toBe('Buy')
  rerender('Buy it')
  expect(result.current.text).toBe('Buy it')
  rerender(undefined)
  expect(result.current.text).toBe('Add to Cart')
  stage = german!
  rerender('Kaufen')
  expect(result.current.text).toBe('Kaufen')
  act(() => result.current.press({ selection: { Colour: 'Blue' } }))
  expect(result.current.text).toBe('Moment …')
  await waitFor(() => expect(german!.shop.cart()?.totalQuantity).toBe(1))
  expect(english!.shop.calls).toEqual([])
})

test('useAddToCart follows a later way of sale, and a later place', () => {
  const stage = createStage()
  const { result, rerender } = renderHook((options: UseAddToCartOptions) => useAddToCart(mug, options), {
    wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
    initialProps: {},
  })
  expect(result.current.text).toBe('Add to Cart')
  rerender({ expressCheckout: true })
  expect(result.current.text).toBe('Purchase')
  rerender({ isListing: true })
  act(() => result.current.press())
  expect(result.current.text).toBe('Select Option')
})
