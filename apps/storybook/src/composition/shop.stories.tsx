import {
  AddToCartButton,
  CartIndicator,
  CartPage,
  CartPopover,
  ProductBlock,
  QuantityInput,
  Reviews,
  VariantSelect,
} from '@sitewright/cart-client/react'
import { Gallery } from '@sitewright/gallery/react'
import { Money } from '@sitewright/money-format/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PropsWithChildren } from 'react'
import '@sitewright/cart-client/styles.css'
import '@sitewright/gallery/styles.css'
import { buildCart, buildEntry } from '../../../../packages/cart-client/src/mock/build.testing.ts'
import { pictures, related, sizedMug } from '../../../../packages/cart-client/src/mock/picture.testing.ts'
import {
  createStage,
  OnStage,
  stageOf,
  whenStill,
} from '../../../../packages/cart-client/src/mock/stage.testing.tsx'
import './composition.css'

const [mugPicture] = pictures.map(({ src }) => src)
const vases = related.filter(({ id }) => id === 'vase')
const [vasePicture] = vases.map(({ picture }) => picture)

const entries = [
  buildEntry({ title: 'Everyday mug', quantity: 2 }),
  buildEntry({
    id: 'entry-2',
    title: 'Bud vase',
    itemId: 'vase',
    chosenVariant: { sku: 'vase', attributes: {} },
    subTotal: 4200,
    purchasePriceCents: 4200,
  }),
]

const Shop = ({ children }: PropsWithChildren) => (
  <div className="composition">
    <header>
      <strong>North Kiln</strong>
      <nav aria-label="Pages">
        <a href="#mugs">Mugs</a>
        <a href="#vases">Vases</a>
      </nav>
      <span id="to-the-cart">
        <CartIndicator />
      </span>
    </header>
    <main>{children}</main>
  </div>
)

const gate = { areReviewsEnabled: true, killSwitch: false }

const Product = () => (
  <Shop>
    <ProductBlock.Root
      product={sizedMug}
      initialSelection={{ Colour: 'Blue', Size: 'Small' }}
      className="two"
    >
      <Gallery
        label="Pictures of the mug"
        items={pictures.map(({ src, alt }) => ({ src, alt, width: 400, height: 400 }))}
        options={{ design: 'slideshow', controls: true, aspectRatio: 'square', showMeta: false }}
      />
      <div className="buying">
        <h1>Everyday mug</h1>
        <Reviews.Anchor gate={gate} itemId="mug" href="#reviews">
          <Reviews.Stars value={4.5} label="4.5 of 5 stars" /> 2 reviews
        </Reviews.Anchor>
        <ProductBlock.Price />
        <p>Thrown by hand and glazed in ash. Holds 250 ml, and keeps tea warm for a while.</p>
        <VariantSelect design="radios" />
        <QuantityInput less="One less" more="One more" />
        <AddToCartButton />
        <p>
          Delivery from <Money value={{ value: '4.90', currency: 'USD' }} />, free from{' '}
          <Money value={{ value: '60', currency: 'USD' }} />.
        </p>
      </div>
    </ProductBlock.Root>
    <Reviews.Root gate={gate} source="native" id="reviews">
      <h2>Reviews</h2>
      <Reviews.Review by="Ada, 3 May">
        <Reviews.Stars value={5} label="5 of 5 stars" />
        <p>Holds a proper amount of tea, and the handle has room for all four fingers.</p>
      </Reviews.Review>
    </Reviews.Root>
    <CartPopover link="#to-the-cart" />
  </Shop>
)

const Cart = () => (
  <Shop>
    <CartPage.Root heading="Your cart">
      <CartPage.Filled>
        <CartPage.Entries>
          {({ itemId }) => (
            <>
              <CartPage.EntryImage>
                <img src={itemId === 'vase' ? vasePicture : mugPicture} alt="" />
              </CartPage.EntryImage>
              <CartPage.EntryTitle href={`#${itemId}`} />
              <CartPage.EntryQuantity less="One less" more="One more" />
              <CartPage.EntrySubtotal />
              <CartPage.EntryRemove>Remove</CartPage.EntryRemove>
            </>
          )}
        </CartPage.Entries>
        <CartPage.Summary>
          <CartPage.Subtotal label="Subtotal" />
          <p>Shipping and taxes are added at the checkout.</p>
          <CartPage.Checkout>Check out</CartPage.Checkout>
        </CartPage.Summary>
      </CartPage.Filled>
    </CartPage.Root>
  </Shop>
)

/** Parts of several packages as pages of a shop. */
const meta = {
  title: 'Compositions/Shop',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', noControls: 'Each part has its own, in its own stories.' },
  afterEach: whenStill,
  loaders: [
    () => ({
      stage: createStage({
        state: { products: [sizedMug, ...vases], cart: buildCart({ entries }) },
      }),
    }),
  ],
} satisfies Meta
export default meta

type Story = StoryObj

export const ProductPage: Story = {
  render: (_, context) => (
    <OnStage stage={stageOf(context)}>
      <Product />
    </OnStage>
  ),
}

export const CartOfTheShop: Story = {
  render: (_, context) => (
    <OnStage stage={stageOf(context)}>
      <Cart />
    </OnStage>
  ),
}
