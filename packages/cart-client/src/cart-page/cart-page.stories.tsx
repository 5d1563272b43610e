import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pictures, related } from '../mock/picture.testing.ts'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicMug, arabicRelated } from '../mock/arabic.testing.ts'
import type { CartEntry } from '../entry/cart.contract.ts'
import { cartLoad } from '../cart/state/cart-load.machine.ts'
import { buildCart, buildEntry, buildProduct } from '../mock/build.testing.ts'
import type { Scenario } from '../mock/scenario.testing.ts'
import { AddToCartButton } from '../add-to-cart/add-to-cart.react.tsx'
import * as CartPage from './cart-page-parts.react.ts'
import * as ProductBlock from '../product/product-block.react.tsx'
import '../styles.css'

interface Args extends Pick<CartPage.CartPageProps, 'heading' | 'minimum'> {
  readonly entries: readonly CartEntry[]
  readonly scenario: Scenario
  readonly latencyMs: number
  readonly isUnread: boolean
}

const twoMugs: readonly CartEntry[] = [
  buildEntry({ title: 'Everyday mug', quantity: 2 }),
  buildEntry({
    id: 'entry-2',
    title: 'Bud vase',
    itemId: 'vase',
    chosenVariant: { sku: 'vase', attributes: {} },
    subTotal: 4200,
    purchasePriceCents: 4200,
  }),
  buildEntry({
    id: 'entry-3',
    title: 'Everyday mug',
    chosenVariant: { sku: 'mug-red', attributes: { Colour: 'Red', Size: 'Large' } },
    subTotal: 1650,
    purchasePriceCents: 1650,
  }),
]

const pictureOf = ({ itemId, chosenVariant }: CartEntry): string | undefined =>
  related.find(({ id }) => id === itemId)?.picture ?? pictures[chosenVariant.sku === 'mug-red' ? 1 : 0]?.src

const dollars = (value: string) => ({ value, currency: 'USD' }) as const

/** The page of the cart, put together from its parts. */
const meta = {
  title: 'cart-client/CartPage',
  component: CartPage.Root,
  afterEach: whenStill,
  args: {
    heading: 'Shopping cart',
    minimum: dollars('20.00'),
    entries: twoMugs,
    scenario: 'success',
    latencyMs: 300,
    isUnread: false,
  },
  argTypes: {
    entries: {
      description: 'Entries of the cart.',
      control: false,
      type: { name: 'other', value: 'CartEntry[]' },
    },
    scenario: { description: 'Response of the server to each call.' },
    latencyMs: { description: 'Milliseconds until the server responds.' },
    isUnread: { description: 'Shows the page before the cart has been fetched.' },
  },
  parameters: { machine: cartLoad, layout: 'padded' },
  loaders: [
    ({ args: { entries, scenario, latencyMs, isUnread } }) => {
      const cart = buildCart({ entries })
      const products = [buildProduct({ name: 'Everyday mug' }), ...related]
      const stage = createStage({ state: { cart, products, latencyMs }, isUnread })
      stage.shop.use(scenario)
      return { stage }
    },
  ],
  render: ({ heading, minimum }, context) => (
    <OnStage stage={stageOf(context)}>
      <Page heading={heading} minimum={minimum} />
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

/** Texts of the page around the parts. */
const english = {
  retry: 'Try again',
  unread: 'Unable to load your cart',
  empty: 'There is nothing in your cart yet.',
  shop: 'Look around',
  less: 'One less',
  more: 'One more',
  remove: 'Remove',
  subtotal: 'Subtotal',
  checkout: 'Check out',
}

interface PageProps extends Pick<Args, 'heading' | 'minimum'> {
  readonly texts?: typeof english
  readonly products?: typeof related
}

const Page = ({ texts = english, products = related, ...page }: PageProps) => (
  <CartPage.Root {...page}>
    <CartPage.Trouble retry={texts.retry} unread={texts.unread} />
    <CartPage.Loading />
    <CartPage.Empty>
      <p>{texts.empty}</p>
      <a href="#shop" data-cart="button">
        {texts.shop}
      </a>
    </CartPage.Empty>
    <CartPage.Filled>
      <CartPage.Entries>
        {(entry) => (
          <>
            <CartPage.EntryImage>
              <img src={pictureOf(entry)} alt="" />
            </CartPage.EntryImage>
            <CartPage.EntryTitle href={`#${entry.itemId}`} />
            <CartPage.EntryQuantity less={texts.less} more={texts.more} />
            <CartPage.EntrySubtotal />
            <CartPage.EntryRemove>{texts.remove}</CartPage.EntryRemove>
          </>
        )}
      </CartPage.Entries>
      <CartPage.Summary>
        <CartPage.Subtotal label={texts.subtotal} />
        <CartPage.MinimumNotice />
        <CartPage.Checkout>{texts.checkout}</CartPage.Checkout>
      </CartPage.Summary>
    </CartPage.Filled>
    <CartPage.AlsoBought products={products}>
      {(product) => (
        <ProductBlock.Root product={product} isListing>
          <ProductBlock.Images
            images={[
              {
                id: product.id,
                src: related.find(({ id }) => id === product.id)?.picture ?? '',
                alt: product.name,
              },
            ]}
          />
          <a href={`#${product.id}`} style={{ color: 'inherit' }}>
            {product.name}
          </a>
          <ProductBlock.Price />
          <AddToCartButton />
        </ProductBlock.Root>
      )}
    </CartPage.AlsoBought>
  </CartPage.Root>
)

type Story = StoryObj<Args>

export const ThreeEntries: Story = {}

export const OneMore: Story = {
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByRole('button', { name: /^One more/ })
    if (more) await userEvent.click(more)
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue(3)
    await waitFor(() => expect(canvas.getByText('$118.50')).toBeVisible(), { timeout: 4000 })
  },
}

export const QuantityOfNone: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('spinbutton')
    if (!first) return
    await userEvent.clear(first)
    await userEvent.type(first, '0{Enter}')
    const problem = await canvas.findByText('Quantity must be a whole number')
    const left = (element: Element | null): number => element?.getBoundingClientRect().left ?? Number.NaN
    await expect(left(problem)).toBe(left(first.closest('[data-cart="stepper"]')))
    await expect(first).toHaveAccessibleDescription('Quantity must be a whole number')
  },
}

/** The focus goes to the next entry, and the new count is spoken. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bud vase' }))
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })[1]).toHaveFocus()
    await canvas.findByText('3 items in cart', { selector: '[role="status"]' }, { timeout: 4000 })
  },
}

export const Empty: Story = { args: { entries: [] } }

export const Loading: Story = { args: { isUnread: true, latencyMs: 60_000 } }

export const FailsToLoad: Story = {
  args: { isUnread: true, scenario: 'html', latencyMs: 0 },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('alert')).toHaveTextContent('Unable to load your cart Please try again.'),
      {
        timeout: 8000,
      },
    )
  },
}

export const BelowTheMinimum: Story = {
  args: { minimum: dollars('120.00') },
  play: async ({ canvas }) => {
    await canvas.findByText('To check out, your order subtotal must be $120.00 or more.')
    await expect(canvas.getByRole('button', { name: 'Check out' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const RemovalRefused: Story = {
  args: { scenario: 'refused' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bud vase' }))
    await waitFor(
      () => expect(canvas.getByRole('alert')).toHaveTextContent('Unable to remove item The server refuses.'),
      {
        timeout: 4000,
      },
    )
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
  },
}

export const Offline: Story = {
  args: { scenario: 'offline' },
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByRole('button', { name: /^One more/ })
    if (more) await userEvent.click(more)
    await waitFor(
      () =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'Unable to update quantity Please check your internet connection.',
        ),
      { timeout: 12_000 },
    )
  },
}

export const LongGermanNames: Story = {
  args: {
    entries: twoMugs.map((entry) => ({
      ...entry,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsteetasse mit Untertasse und Löffel',
    })),
  },
}

export const RightToLeft: Story = {
  args: { heading: 'سلة التسوق' },
  loaders: [
    ({ args: { latencyMs } }) => {
      const names = ['كوب يومي', 'مزهرية', 'كوب يومي']
      const entries = twoMugs.map((entry, index) => ({
        ...entry,
        title: names[index],
        chosenVariant: {
          ...entry.chosenVariant,
          attributes: [{ اللون: 'أزرق' }, {}, { اللون: 'أحمر', المقاس: 'كبير' }][index] ?? {},
        },
      }))
      const products = [arabicMug, ...arabicRelated]
      const cart = buildCart({ entries })
      return { stage: createStage({ state: { cart, products, latencyMs }, client: arabicClient }) }
    },
  ],
  globals: { direction: 'rtl' },
  render: ({ heading, minimum }, context) => (
    <OnStage stage={stageOf(context)}>
      <Page heading={heading} minimum={minimum} texts={arabic} products={arabicRelated} />
    </OnStage>
  ),
}

const arabic: typeof english = {
  retry: 'حاول مرة أخرى',
  unread: 'تعذّر تحميل سلتك',
  empty: 'سلتك فارغة حتى الآن.',
  shop: 'تصفّح المتجر',
  less: 'أقل بواحد',
  more: 'أكثر بواحد',
  remove: 'إزالة',
  subtotal: 'المجموع الفرعي',
  checkout: 'إتمام الشراء',
}

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  parameters: { machine: null },
  args: { minimum: dollars('120.00') },
}

export const ForcedColours: Story = { globals: { theme: 'forced' } }
