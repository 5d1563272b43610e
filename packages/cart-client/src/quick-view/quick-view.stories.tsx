import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mug, pictures, related } from '../mock/picture.testing.ts'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicMug, arabicRelated } from '../mock/arabic.testing.ts'
import type { Product } from '../catalog/product.contract.ts'
import { lightbox } from '../dialog/lightbox/lightbox.machine.ts'
import { AddToCartButton } from '../add-to-cart/add-to-cart.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import type { ProductImage } from '../product/product-block.react.tsx'
import { ProductMark } from '../product/product-mark.react.tsx'
import { QuantityInput } from '../quantity/quantity-input.react.tsx'
import { QuickView, type QuickViewProps } from './quick-view.react.tsx'
import { VariantSelect } from '../variant/variant-select.react.tsx'
import '../styles.css'

function imagesOf(product: Product): readonly ProductImage[] {
  const picture = related.find(({ id }) => id === product.id)?.picture
  return picture ? [{ id: product.id, src: picture, alt: product.name }] : pictures
}

const listed: readonly Product[] = [
  mug,
  ...related.map((product, index) =>
    index === 1
      ? { ...product, variants: product.variants.map((variant) => ({ ...variant, qtyInStock: 0 })) }
      : product,
  ),
]

/** A listing: each product with its button, and a quick view of it. */
const meta = {
  title: 'cart-client/QuickView',
  component: QuickView,
  argTypes: {
    // Each product of the listing has its own.
    itemId: { control: false },
    name: { control: false },
  },
  afterEach: whenStill,
  parameters: { machine: lightbox },
  loaders: [staging(() => createStage({ state: { products: listed } }))],
  render: ({ group }, context) => (
    <OnStage stage={stageOf(context)}>
      <Products group={group} products={listed} texts={texts} />
    </OnStage>
  ),
} satisfies Meta<QuickViewProps>
export default meta

/** Texts of the page around the parts. */
const texts = { sale: 'Sale', less: 'One less', more: 'One more' }

interface ProductsProps extends Pick<QuickViewProps, 'group'> {
  readonly products: readonly Product[]
  readonly texts: typeof texts
}

const Products = ({ group, products, texts }: ProductsProps) => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
      gap: '2rem 1.25rem',
      padding: 0,
      listStyle: 'none',
    }}
  >
    {products.map((product) => (
      <li key={product.id} style={{ display: 'grid' }}>
        <ProductBlock.Root product={product} isListing>
          <ProductBlock.Images images={imagesOf(product)}>
            <ProductMark sale={texts.sale} />
          </ProductBlock.Images>
          <div style={{ display: 'grid', gap: '0.25rem' }}>
            <strong>{product.name}</strong>
            <ProductBlock.Price />
          </div>
          <AddToCartButton />
          <QuickView itemId={product.id} name={product.name} group={group}>
            <View product={product} texts={texts} />
          </QuickView>
        </ProductBlock.Root>
      </li>
    ))}
  </ul>
)

const View = ({ product, texts }: Pick<ProductsProps, 'texts'> & { readonly product: Product }) => (
  <ProductBlock.Root
    product={product}
    style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))', gap: '1.5rem' }}
  >
    <ProductBlock.Images images={imagesOf(product)} />
    <div style={{ display: 'grid', gap: '1rem', alignContent: 'start' }}>
      <ProductBlock.Price />
      <VariantSelect />
      <QuantityInput less={texts.less} more={texts.more} />
      <AddToCartButton />
    </div>
  </ProductBlock.Root>
)

type Story = StoryObj<QuickViewProps>

export const Listing: Story = {}

export const ViewOpens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick View: Everyday mug' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Everyday mug' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const ViewCloses: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Quick View: Bud vase' })
    await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const RightToLeft: Story = {
  loaders: [
    staging(() => createStage({ state: { products: [arabicMug, ...arabicRelated] }, client: arabicClient })),
  ],
  globals: { direction: 'rtl' },
  render: ({ group }, context) => (
    <OnStage stage={stageOf(context)}>
      <Products
        group={group}
        products={[arabicMug, ...arabicRelated]}
        texts={{ sale: 'تخفيض', less: 'أقل بواحد', more: 'أكثر بواحد' }}
      />
    </OnStage>
  ),
}

export const ViewInTheDark: Story = {
  ...ViewOpens,
  globals: { theme: 'dark' },
  parameters: { machine: null },
}
