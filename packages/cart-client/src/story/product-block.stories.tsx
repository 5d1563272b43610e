import { createFakeCaptcha } from '@sitewright/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mug, pictures, sizedMug } from '../mock/picture.testing.ts'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicMerchandising, arabicMug, arabicOfferMessages } from '../mock/arabic.testing.ts'
import { addButton } from '../add-to-cart/add-to-cart.machine.ts'
import type { Selection } from '../catalog/selection.ts'
import { buildMerchandising } from '../mock/build.testing.ts'
import type { OfferMessages } from '../offer-messages.ts'
import type { Merchandising } from '../catalog/merchandising.contract.ts'
import { AddToCartButton } from '../add-to-cart/add-to-cart.react.tsx'
import * as Instalment from '../instalment/instalment.react.tsx'
import { CartPopover } from '../popover/popover.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import { ProductMark } from '../product/product-mark.react.tsx'
import { QuantityInput } from '../quantity/quantity-input.react.tsx'
import { RestockForm } from '../restock/restock-form.react.tsx'
import * as Reviews from '../review/review.react.tsx'
import { Scarcity } from '../product/scarcity.react.tsx'
import { VariantSelect } from '../variant/variant-select.react.tsx'
import '../styles.css'

interface Args {
  readonly product: typeof mug
  readonly initialSelection: Selection
}

const instalments = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 100_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}
const merchandising = buildMerchandising()
const captcha = createFakeCaptcha()
const gate = { areReviewsEnabled: true, killSwitch: false }

/** A whole product page, put together from its parts. */
const meta = {
  title: 'cart-client/ProductBlock',
  component: ProductBlock.Root,
  afterEach: whenStill,
  args: { product: mug, initialSelection: {} },
  argTypes: {
    product: { control: false },
  },
  parameters: { machine: addButton },
  loaders: [({ args: { product } }) => ({ stage: createStage({ state: { products: [product] } }) })],
  render: (args, context) => (
    <OnStage stage={stageOf(context)}>
      <Page {...args} texts={english} />
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

interface Texts {
  readonly sale: string
  readonly stars: string
  readonly reviews: string
  readonly instalments: string
  readonly less: string
  readonly more: string
  readonly merchandising: Merchandising
  readonly offers?: OfferMessages
}

/** Texts of the page around the parts, and those of its owner. */
const english: Texts = {
  sale: 'Sale',
  stars: '4.5 of 5 stars',
  reviews: '12 reviews',
  instalments: 'Pay in four',
  less: 'One less',
  more: 'One more',
  merchandising,
}

const arabic: Texts = {
  sale: 'تخفيض',
  stars: '4.5 من 5 نجوم',
  reviews: '12 تقييمًا',
  instalments: 'ادفع على أربع دفعات',
  less: 'أقل بواحد',
  more: 'أكثر بواحد',
  merchandising: arabicMerchandising,
  offers: arabicOfferMessages,
}

const Page = ({ product, initialSelection, texts }: Args & { readonly texts: Texts }) => (
  <>
    <ProductBlock.Root
      product={product}
      initialSelection={initialSelection}
      style={{
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        gap: '2.5rem',
        maxInlineSize: '60rem',
      }}
    >
      <ProductBlock.Images images={pictures} />
      <div style={{ display: 'grid', gap: '1.125rem', alignContent: 'start' }}>
        <div style={{ display: 'grid', gap: '0.5rem' }}>
          <ProductMark sale={texts.sale} soldOut={texts.merchandising.customSoldOutText} />
          <h1 style={{ margin: 0, fontSize: '2rem', lineHeight: 1.15, letterSpacing: '-0.015em' }}>
            {product.name}
          </h1>
          <Reviews.Anchor gate={gate} itemId={product.id} href="#reviews">
            <Reviews.Stars value={4.5} label={texts.stars} />
            {texts.reviews}
          </Reviews.Anchor>
        </div>
        <ProductBlock.Price />
        <Instalment.Root
          context={instalments}
          modalUrl={(locale) => `/instalments/${locale}`}
          messages={texts.offers}
        >
          <Instalment.Banner brand={() => 'quarterly'} />
          <Instalment.Dialog title={texts.instalments} />
        </Instalment.Root>
        <VariantSelect design="radios" />
        <Scarcity merchandising={texts.merchandising} />
        <QuantityInput less={texts.less} more={texts.more} />
        <AddToCartButton />
        <RestockForm merchandising={texts.merchandising} captcha={captcha} messages={texts.offers} />
      </div>
    </ProductBlock.Root>
    <CartPopover />
  </>
)

type Story = StoryObj<Args>

export const NothingChosen: Story = {}

export const VariantChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Blue'))
    await waitFor(() => expect(canvas.getByAltText('Blue mug')).toBeVisible())
    await userEvent.click(canvas.getByLabelText('Red'))
    await waitFor(() => expect(canvas.getByAltText('Red mug')).toBeVisible())
    await expect(canvas.queryByAltText('Blue mug')).not.toBeVisible()
  },
}

export const FewLeft: Story = {
  args: { initialSelection: { Colour: 'Blue' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Only a few left')).toBeVisible())
  },
}

/** The only button with a ground is that of the restock form. A press of the other one says why nothing was added. */
async function looksSoldOut({ canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  const add = canvas.getByRole('button', { name: 'Add to Cart' })
  await waitFor(() => expect(getComputedStyle(add).backgroundColor).toBe('rgba(0, 0, 0, 0)'))
  await expect(add).toBeEnabled()
}

export const VariantSoldOut: Story = {
  args: { initialSelection: { Colour: 'Red' } },
  play: async (context) => {
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notify me' })).toBeVisible())
    await looksSoldOut(context)
  },
}

export const OnSale: Story = {
  args: { product: sizedMug, initialSelection: { Colour: 'Red', Size: 'Large' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sale')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('$16.50')).toBeVisible())
  },
}

/** A record without a price that can be read: everything else is shown. */
export const InvalidPrice: Story = {
  args: {
    product: {
      ...mug,
      variants: mug.variants.map((variant) => ({
        ...variant,
        priceMoney: { decimalValue: '', currencyCode: 'USD' },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}

export const SoldOut: Story = {
  args: { product: { ...mug, variants: mug.variants.map((variant) => ({ ...variant, qtyInStock: 0 })) } },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText('Gone for now')).toBeVisible())
    await looksSoldOut(context)
  },
}

export const LongGermanName: Story = {
  args: { product: { ...mug, name: 'Donaudampfschifffahrtsgesellschafts­kapitänsteetasse mit Untertasse' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { product: arabicMug, initialSelection: { اللون: 'أزرق' } },
  loaders: [
    ({ args: { product } }) => ({
      stage: createStage({ state: { products: [product] }, client: arabicClient }),
    }),
  ],
  render: (args, context) => (
    <OnStage stage={stageOf(context)}>
      <Page {...args} texts={arabic} />
    </OnStage>
  ),
}

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  parameters: { machine: null },
  args: { initialSelection: { Colour: 'Red' } },
}

export const ForcedColours: Story = {
  globals: { theme: 'forced' },
  args: { initialSelection: { Colour: 'Red' } },
}
