import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import { createPreferences } from '@sitewright/site/preferences'
import { createCookieJar, createFakeCaptcha } from '@sitewright/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { usePreferences } from '@sitewright/site/react'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mug, sizedMug } from '../mock/picture.testing.ts'
import { createStage, OnStage, stageOf } from '../mock/stage.testing.tsx'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { useAddToCart, useExpressCheckout } from '../add-to-cart/use-add-to-cart.react.ts'
import { useGiftCard } from '../gift-card/use-gift-card.react.ts'
import { useSubscription } from '../add-to-cart/use-subscription.react.ts'
import { useCartIndicator } from '../indicator/use-cart-indicator.react.ts'
import { useCart } from '../provider/use-cart.react.ts'
import { useInstalments } from '../instalment/use-instalments.react.ts'
import { useLightbox } from '../dialog/lightbox/use-lightbox.react.ts'
import { usePill } from '../pill/use-pill.react.ts'
import { usePopover } from '../popover/use-popover.react.ts'
import { useQuantity } from '../quantity/use-quantity.react.ts'
import { useRestock } from '../restock/use-restock.react.ts'
import { useVariantSelection } from '../variant/use-variant-selection.react.ts'
import '../styles.css'

interface Args {
  readonly page: () => ReactNode
}

const gift = buildProduct({
  id: 'gift',
  name: 'Gift card',
  productType: 4,
  variants: ['25', '50', '100'].map((Value) => buildVariant({ sku: Value, attributes: { Value } })),
  variantOptionOrdering: ['Value'],
})
const tea = buildProduct({
  id: 'tea',
  name: 'Tea each month',
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  variants: [buildVariant({ sku: 'tea', attributes: {} })],
})

const sized = { ...sizedMug, id: 'sized-mug' }

/** The hooks under all parts, with markup of one's own that takes its look from `styles.css`. */
const meta = {
  title: 'cart-client/Hooks',
  parameters: { noControls: 'Hooks have no props: each page shows some of them in markup of its own.' },
  argTypes: { page: { description: 'Component that uses the hooks.', control: false } },
  loaders: [() => ({ stage: createStage({ state: { products: [mug, sized, gift, tea] } }) })],
  render: ({ page: Page }, context) => (
    <OnStage stage={stageOf(context)}>
      <div data-cart="product" style={{ maxInlineSize: '24rem' }}>
        <Page />
      </div>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

function BuyingPage(): ReactNode {
  const { selection, options, choose } = useVariantSelection(sized)
  const { text, setText, problem } = useQuantity()
  const button = useAddToCart(sized)
  const popover = usePopover()
  const total = useCart(({ cart }) => cart?.totalQuantity ?? 0)
  return (
    <>
      {options.map(({ name, values }) => (
        <div key={name} data-cart="field">
          <label htmlFor={name}>{name}</label>
          <select
            id={name}
            value={selection[name] ?? ''}
            onChange={({ target }) => choose(name, target.value)}
          >
            <option value="">–</option>
            {values.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </div>
      ))}
      <div data-cart="field">
        <label htmlFor="quantity">Quantity</label>
        <input id="quantity" value={text} onChange={({ target }) => setText(target.value)} />
        <p data-cart="problem">{problem}</p>
      </div>
      <button
        data-cart="button"
        data-state={button.state}
        aria-disabled={button.isBusy}
        onClick={() => {
          button.dismissAlert()
          button.press({ selection, quantity: text })
        }}
      >
        {button.text}
      </button>
      <p data-cart="problem">{button.alert?.message}</p>
      {popover.isOpen && <p>{popover.text}</p>}
      <p data-cart="subtotal">
        Items in the cart <output>{total}</output>
      </p>
    </>
  )
}

/** `useVariantSelection`, `useQuantity`, `useAddToCart`, `usePopover`, and `useCart` with a selector. */
export const Buying: Story = {
  args: { page: BuyingPage },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText('Please select the Colour and Size options.')
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'Blue')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'Small')
    await userEvent.type(canvas.getByLabelText('Quantity'), '{Backspace}3')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByText('3')).toBeVisible())
    await canvas.findByText('Everyday mug was added to your cart.', { ignore: '[role=status]' })
  },
}

function CountingPage(): ReactNode {
  const { state, spoken } = useCartIndicator()
  const pill = usePill({ path: '/shop' })
  const { press } = useAddToCart(mug)
  return (
    <>
      <button data-cart="button" onClick={() => press({ selection: { Colour: 'Blue' } })}>
        One more
      </button>
      <p>
        {state}: {spoken}
      </p>
      {pill.state === 'shown' && (
        <a href="/cart" data-cart="button" data-kind="quiet">
          Cart ({pill.text})
        </a>
      )}
    </>
  )
}

/** `useCartIndicator` and `usePill`. */
export const Counting: Story = {
  args: { page: CountingPage },
  play: async ({ canvas }) => {
    await canvas.findByText('empty: 0 items in cart')
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText('filled: One item in cart')
    await expect(canvas.getByRole('link')).toHaveTextContent('Cart (1)')
  },
}

function OtherWaysPage(): ReactNode {
  const card = useGiftCard(gift)
  const subscription = useSubscription(tea)
  const express = useExpressCheckout(mug)
  return (
    <>
      <fieldset data-cart="choices">
        <legend>What shall it be worth?</legend>
        {card.denominations.map((value) => (
          <label key={value}>
            <input type="radio" name="worth" onChange={() => card.choose(value)} /> {value}
          </label>
        ))}
      </fieldset>
      <button
        data-cart="button"
        onClick={() => {
          card.dismissAlert()
          card.press({ selection: card.selection })
        }}
      >
        Give {card.denomination}
      </button>
      <p data-cart="problem">{card.alert?.message}</p>
      <button data-cart="button" data-kind="quiet" onClick={() => subscription.press()}>
        {subscription.text} {subscription.isIndefinite && 'until you end it'}
      </button>
      <button
        data-cart="button"
        data-kind="quiet"
        onClick={() => express.press({ selection: { Colour: 'Blue' } })}
      >
        {express.text}
      </button>
    </>
  )
}

/** `useGiftCard`, `useSubscription` and `useExpressCheckout`: what does not end in the cart. */
export const OtherKindsOfSale: Story = {
  args: { page: OtherWaysPage },
  play: async ({ canvas, ...context }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give' }))
    await canvas.findByText('Select a denomination for the Gift Card')
    await userEvent.click(canvas.getByLabelText('50'))
    await userEvent.click(canvas.getByRole('button', { name: 'Give 50' }))
    await waitFor(() => expect(stageOf(context).visited).toContain('giftCard'))
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe until you end it' }))
    await waitFor(() => expect(stageOf(context).visited).toContain('subscription'))
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }))
    await waitFor(() => expect(stageOf(context).visited).toContain('checkout'))
  },
}

const captcha = createFakeCaptcha()
const context = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 100_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}
const modalUrl = (locale: string): string => `/${locale}.html`
const fetchPage = (): Promise<Response> => Promise.resolve(new Response('Pay in four.'))

function OffersPage(): ReactNode {
  const [variant] = mug.variants
  const restock = useRestock({ productId: 'mug', variantId: 'mug-red', captcha })
  const { offer, open, isOpen, html } = useInstalments(mug, {
    variant,
    context,
    modalUrl,
    fetch: fetchPage,
  })
  const [isWanted, setIsWanted] = useState(false)
  const lightbox = useLightbox(isWanted)
  const submit = (form: HTMLFormElement): void => {
    const email = new FormData(form).get('email')
    void restock.submit({ email: typeof email === 'string' ? email : '' })
  }
  return (
    <>
      <form
        data-cart="restock"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        {restock.success ? (
          <p data-cart="thanks">{restock.success}</p>
        ) : (
          <>
            <div data-cart="field">
              <label htmlFor="email">Email</label>
              <input id="email" name="email" aria-invalid={restock.isEmailWrong} />
              <p data-cart="problem">{restock.error}</p>
            </div>
            <button data-cart="button">Tell me</button>
          </>
        )}
      </form>
      <button data-cart="instalment-pill" onClick={open}>
        {offer.kind === 'in-range' && offer.text}
      </button>
      {isOpen && <p>{html}</p>}
      <button data-cart="button" data-kind="quiet" onClick={() => setIsWanted(!isWanted)}>
        The lightbox is {lightbox}
      </button>
    </>
  )
}

/** `useRestock`, `useInstalments` and `useLightbox`. */
export const Offers: Story = {
  args: { page: OffersPage },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }))
    await canvas.findByText('Email cannot be blank')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }))
    await canvas.findByText('Signed up!')
    await userEvent.click(canvas.getByRole('button', { name: '4 interest-free payments of $5.00' }))
    await canvas.findByText('Pay in four.')
    await userEvent.click(canvas.getByRole('button', { name: 'The lightbox is closed' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'The lightbox is open' }))
    await canvas.findByRole('button', { name: 'The lightbox is closed' })
  },
}

const preferences = createPreferences({
  http: createHttp({
    fetch: () => Promise.resolve(Response.json({ layout: 'grid' })),
    crumbs: createCrumbs(createCookies(createCookieJar())),
  }),
})

function SettingsPage(): ReactNode {
  const { status, value, save } = usePreferences(preferences, 'shop')
  return (
    <button data-cart="button" data-kind="quiet" onClick={() => void save({ layout: 'list' })}>
      {status}: {String(value?.layout)}
    </button>
  )
}

/** `usePreferences`, by way of `@sitewright/site`. */
export const Settings: Story = {
  args: { page: SettingsPage },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'success: grid' }))
    await canvas.findByRole('button', { name: 'success: list' })
  },
}
