import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  AddToCartButton,
  Instalment,
  ProductBlock,
  ProductMark,
  QuickView,
  Reviews,
  Scarcity,
  VariantSelect,
} from '../react.ts'
import { buildMerchandising, buildProduct, buildVariant } from '../mock/build.testing.ts'
import type { Product } from '../catalog/product.contract.ts'
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

test.each([
  ['a product in stock', {}, null],
  ['a variant in stock', { selection: { Colour: 'Blue' } }, null],
  ['a variant that is sold out', { selection: { Colour: 'Red' } }, 'true'],
  ['a product that is sold out', { product: { ...mug, variants: [] } }, 'true'],
  ['a digital product', { product: { ...mug, productType: 2, variants: [] } }, null],
])('says of %s whether it is sold out', (_, shown, expected) => {
  show(<AddToCartButton />, shown)
  const block = document.querySelector('[data-cart="product"]')
  expect(block?.getAttribute('data-sold-out')).toBe(expected)
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

const instalments = {
  afterPayAvailable: true,
  afterPayMin: 1000,
  afterPayMax: 5000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}

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
      <Instalment.Root context={instalments} modalUrl={(locale) => locale}>
        <Instalment.Banner brand={(brand) => brand} />
      </Instalment.Root>
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
