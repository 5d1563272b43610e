import { createFakeCaptcha } from '@sitewright/site/testing'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '../index.ts'
import { createAddToCart, type AddToCartOptions } from './add-to-cart.browser.ts'
import { createInstalmentDialog, readInstalments } from '../instalment/instalment.browser.ts'
import { createPopover } from '../popover/popover.browser.ts'
import { createRestockForm, type RestockFormOptions } from '../restock/restock.browser.ts'
import { fetchStock } from '../stock/stock.browser.ts'
import { startSubscription } from '../subscription/subscription.browser.ts'
import { buildCart, buildEntry, buildProduct, buildVariant } from '../testing.ts'
import { mug, openShop, settled, type OpenShop } from '../mock/open-shop.test-support.ts'

function button(opened: OpenShop, id: string, options: Partial<AddToCartOptions> = {}) {
  const product = opened.shop.state.products.find((each) => each.id === id)!
  const add = createAddToCart(opened.client, { product, ...options })
  add.start()
  return add
}

describe('the add-to-cart button of a product', () => {
  // spec: CRT-051 CRT-052 CRT-053 CRT-055 CRT-001
  test('adds the selection', async () => {
    const opened = openShop()
    const add = button(opened, 'mug')
    add.press({ selection: { Colour: 'Red' }, quantity: '2' })
    add.press({ selection: { Colour: 'Red' } })
    expect(add.snapshot()).toMatchObject({
      state: 'adding',
      text: 'Adding…',
      isBusy: true,
      isDisabled: false,
    })
    await settled()
    opened.time.pass(1000)
    expect(add.snapshot().text).toBe('Added!')
    opened.time.pass(2000)
    expect(add.snapshot()).toMatchObject({ state: 'idle', text: 'Add to Cart', isBusy: false })
    expect(opened.shop.cart()?.entries).toMatchObject([{ quantity: 2, chosenVariant: { sku: 'mug-red' } }])
    expect(opened.events.at(-1)).toMatchObject({
      kind: 'product-added',
      product: { id: 'mug', collectionId: 'shop', productType: 1 },
      variant: { sku: 'mug-red' },
      quantity: 2,
      cart: { websiteId: 'website-1' },
    })
  })

  test('adds, also if a subscriber of its state throws', async () => {
    const opened = openShop()
    const add = button(opened, 'mug')
    const problem = new Error('A foreign listener.')
    add.subscribe(() => {
      throw problem
    })
    const heard = vi.fn()
    add.subscribe(heard)
    add.press({ selection: { Colour: 'Red' } })
    await settled()
    expect(opened.shop.cart()?.totalQuantity).toBe(1)
    expect(heard).toHaveBeenCalled()
    expect(opened.report).toHaveBeenCalledWith(problem)
  })

  // spec: CRT-071 CRT-075
  test('names the missing option, and sends no request', async () => {
    const opened = openShop()
    const add = button(opened, 'mug')
    add.press()
    expect(add.snapshot()).toMatchObject({
      state: 'idle',
      alert: { title: 'Unable to Add Item', message: 'Please select the Colour option.' },
    })
    add.dismissAlert()
    expect(add.snapshot().alert).toBeUndefined()
    opened.shop.add({ ...mug, quantity: 5, additionalFields: 'null' })
    await opened.client.cart.refresh()
    add.press({ selection: { Colour: 'Blue' } })
    expect(add.snapshot().alert?.message).toBe('Sorry, we do not have enough of that item available.')
    expect(opened.shop.calls.map(({ name }) => name)).toEqual(['fetchCart'])
  })

  // spec: CRT-091 CRT-171 CRT-054
  test('shows the message of the server', async () => {
    const opened = openShop()
    const add = button(opened, 'mug')
    add.press({ selection: { Colour: 'Blue' }, quantity: '6' })
    await settled()
    expect(add.snapshot()).toMatchObject({
      state: 'failed',
      text: 'Adding…',
      alert: { title: 'Unable to Add Item', message: 'Only 5 of Mug left.' },
    })
    opened.time.pass(1000)
    expect(add.snapshot().state).toBe('idle')
  })

  test('adds once, also if it is stopped and started meanwhile', async () => {
    const opened = openShop()
    const product = opened.shop.state.products.find(({ id }) => id === 'mug')!
    const add = createAddToCart(opened.client, { product })
    const stop = add.start()
    add.press({ selection: { Colour: 'Blue' } })
    stop()
    add.start()
    await settled()
    opened.time.pass(1000)
    expect(add.snapshot().text).toBe('Added!')
    expect(opened.shop.cart()?.totalQuantity).toBe(1)
  })

  test('leaves a failure to the cart once it was stopped', async () => {
    const opened = openShop()
    const { cart } = opened.client
    opened.shop.use('refused', 'addEntry')
    const [here, gone] = ['mug', 'mug'].map((id) => {
      const product = opened.shop.state.products.find((each) => each.id === id)!
      const add = createAddToCart(opened.client, { product })
      return { add, stop: add.start() }
    })
    here!.add.press({ selection: { Colour: 'Blue' } })
    await settled()
    expect(cart.snapshot().failed).toBeUndefined()
    gone!.add.press({ selection: { Colour: 'Blue' } })
    gone!.stop()
    await settled()
    expect(cart.snapshot().failed?.operation).toMatchObject({ kind: 'add', line: mug })
  })

  // spec: CRT-057 CRT-013 CRT-171
  test('goes on to the checkout with express checkout', async () => {
    const opened = openShop({}, { expressCheckout: true })
    const add = button(opened, 'lesson')
    expect(add.snapshot().text).toBe('Purchase')
    add.press()
    await settled()
    expect(opened.navigate).toHaveBeenCalledExactlyOnceWith('checkout', undefined)
    expect(add.snapshot().state).toBe('leaving')
    const refused = button(opened, 'lesson')
    opened.shop.use('refused')
    refused.press()
    await settled()
    expect(refused.snapshot().alert).toEqual({
      title: 'Unable to Purchase Item',
      message: 'The server refuses.',
    })
  })

  test.each(['ten seconds later', 'when a navigation that opens an overlay is over'])(
    'takes presses again after express checkout %s',
    async (when) => {
      const opened = openShop({}, { expressCheckout: true })
      let close: () => void = () => undefined
      opened.navigate.mockReturnValueOnce(new Promise<void>((resolve) => (close = resolve)))
      const add = button(opened, 'lesson')
      add.press()
      await settled()
      expect(add.snapshot().state).toBe('leaving')
      if (when === 'ten seconds later') opened.time.pass(10_000)
      else close()
      await settled()
      expect(add.snapshot()).toMatchObject({ state: 'idle', text: 'Purchase', isBusy: false })
    },
  )

  test('reports a navigation that fails, and takes presses again', async () => {
    const opened = openShop({}, { expressCheckout: true })
    const problem = new Error('No checkout here.')
    opened.navigate.mockImplementationOnce(() => {
      throw problem
    })
    const add = button(opened, 'lesson')
    add.press()
    await settled()
    expect(opened.report).toHaveBeenCalledWith(problem)
    expect(add.snapshot().state).toBe('idle')
  })

  // spec: CRT-094 CRT-013 CRT-045
  test('begins a subscription and opens its page', async () => {
    const opened = openShop()
    const add = button(opened, 'tea')
    expect(add.snapshot().text).toBe('Subscribe')
    add.press()
    await settled()
    expect(opened.shop.calls[0]).toMatchObject({
      name: 'startSubscription',
      body: { itemId: 'tea', sku: 'tea', qty: 1, additionalFields: 'null' },
    })
    expect(opened.navigate).toHaveBeenCalledExactlyOnceWith('subscription', { cartToken: 'subscription-1' })
  })

  test('a subscription without a token is a breach of the contract', async () => {
    const opened = openShop()
    opened.shop.use('unexpected', 'startSubscription')
    const started = await startSubscription(opened.client, { itemId: 'tea', sku: 'tea' })
    expect(started).toMatchObject({ ok: false, failure: { kind: 'contract' } })
  })

  // spec: CRT-098 CRT-013 CRT-078 CRT-172
  test('buys a gift card and opens its page', async () => {
    const opened = openShop()
    const add = button(opened, 'gift-card')
    add.press()
    expect(add.snapshot().alert).toEqual({
      title: 'Unable to purchase Gift Card',
      message: 'Select a denomination for the Gift Card',
    })
    add.press({ selection: { Value: '50' } })
    await settled()
    expect(opened.shop.cart()?.entries).toMatchObject([{ itemId: 'gift-card', purchasePriceCents: 5000 }])
    expect(opened.navigate).toHaveBeenCalledExactlyOnceWith('giftCard', undefined)
    const refused = button(opened, 'gift-card')
    opened.shop.use('refused')
    refused.press({ selection: { Value: '25' } })
    await settled()
    expect(refused.snapshot().alert?.title).toBe('Unable to purchase Gift Card')
  })

  // spec: CRT-060 CRT-061
  test('in a listing asks for options itself, and is disabled when sold out', () => {
    const opened = openShop()
    const add = button(opened, 'mug', { isListing: true })
    add.press()
    expect(add.snapshot()).toMatchObject({ text: 'Select Option', isDisabled: true, alert: undefined })
    opened.time.pass(2000)
    expect(add.snapshot()).toMatchObject({ text: 'Add to Cart', isDisabled: false })
    add.setProduct(buildProduct({ variants: [buildVariant({ qtyInStock: 0 })] }))
    expect(add.snapshot()).toMatchObject({ text: 'Sold Out', isDisabled: true })
    add.press({ selection: { Colour: 'Blue' } })
    expect(add.snapshot().state).toBe('idle')
  })

  // spec: CRT-059
  test('waits for the form of extra fields, and sends them', async () => {
    const opened = openShop()
    const product = buildProduct({ additionalFieldsFormId: 'form-1', additionalFieldsForm: { fields: [] } })
    const add = button(opened, 'mug', { product })
    add.press({ selection: { Colour: 'Blue' } })
    expect(add.snapshot()).toMatchObject({ isFormOpen: true, isBusy: false, text: 'Add to Cart' })
    add.closeForm()
    expect(add.snapshot().isFormOpen).toBe(false)
    expect(opened.shop.calls).toEqual([])
    add.press({ selection: { Colour: 'Blue' } })
    add.submitFields({ engraving: 'Ada' })
    await settled()
    expect(opened.shop.calls[0]?.body).toMatchObject({ additionalFields: '{"engraving":"Ada"}' })
  })

  test('leaves no timer behind when it is stopped', async () => {
    const opened = openShop()
    const product = opened.shop.state.products[0]!
    const add = createAddToCart(opened.client, { product })
    const stop = add.start()
    add.press({ selection: { Colour: 'Blue' } })
    await settled()
    stop()
    expect(opened.time.pending()).toBe(0)
  })
})

describe('stock', () => {
  // spec: CRT-095
  test('is asked for by item', async () => {
    const { shop, client } = openShop()
    expect(await fetchStock(client, 'mug')).toEqual([
      { sku: 'mug-blue', unlimited: false, qtyInStock: 5 },
      { sku: 'mug-red', unlimited: false, qtyInStock: 5 },
    ])
    expect(shop.calls[0]).toMatchObject({ name: 'fetchStock', query: { itemId: 'mug' } })
  })

  test('that cannot be fetched is reported, and the page keeps its own', async () => {
    const { shop, client, report } = openShop()
    shop.use('unexpected', 'fetchStock')
    expect(await fetchStock(client, 'mug')).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('the restock form', () => {
  const form = (opened: OpenShop, options: Partial<RestockFormOptions> = {}) =>
    createRestockForm(opened.client, {
      productId: 'mug',
      variantId: 'mug-red',
      captcha: createFakeCaptcha(),
      ...options,
    })

  // spec: CRT-131 CRT-134 CRT-136 CRT-137 CRT-142 CRT-145
  test('gets a token for the waitlist and sends the sign-up', async () => {
    const opened = openShop()
    const captcha = createFakeCaptcha()
    const restock = form(opened, { captcha, language: 'en-US', restockSuccessText: 'We write to you.' })
    expect(restock.snapshot()).toEqual({ state: 'idle', isBusy: false, error: undefined, success: undefined })
    const submitted = restock.submit({ email: ' ada@example.com ', isJoinMailingList: true })
    expect(restock.snapshot().isBusy).toBe(true)
    await submitted
    expect(captcha.actions).toEqual(['PRODUCT_WAITLIST_SUBMISSION'])
    expect(opened.shop.calls[0]?.body).toEqual({
      productId: 'mug',
      variantId: 'mug-red',
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: true,
      recaptchaEnterpriseV3Token: 'token-1',
      language: 'en-US',
    })
    expect(restock.snapshot()).toMatchObject({ state: 'done', success: 'We write to you.' })
    await restock.submit({ email: 'bea@example.com' })
    expect(opened.shop.calls).toHaveLength(1)
  })

  test('omits a missing language', async () => {
    const opened = openShop()
    await form(opened).submit({ email: 'ada@example.com' })
    expect(opened.shop.calls[0]?.body).not.toHaveProperty('language')
  })

  // spec: CRT-135 CRT-139 CRT-140
  test.each([
    ['', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
  ])('shows the problem of %j and sends no request', async (email, text) => {
    const opened = openShop()
    const captcha = createFakeCaptcha()
    const restock = form(opened, { captcha })
    await restock.submit({ email })
    expect(restock.snapshot()).toMatchObject({ state: 'idle', error: text })
    expect([captcha.actions, opened.shop.calls]).toEqual([[], []])
  })

  // spec: CRT-134 CRT-138 CRT-143 CRT-144
  test('shows the message of the server until the next submit', async () => {
    const opened = openShop()
    await form(opened).submit({ email: 'ada@example.com' })
    const again = form(opened)
    await again.submit({ email: 'ada@example.com' })
    expect(again.snapshot()).toMatchObject({ state: 'idle', error: 'You have signed up for this already.' })
    const next = again.submit({ email: 'bea@example.com' })
    expect(again.snapshot().error).toBeUndefined()
    await next
    expect(again.snapshot().success).toBe('Signed up!')
  })

  test('without a token shows that it cannot be sent, and reports the reason', async () => {
    const opened = openShop()
    const captcha = createFakeCaptcha()
    captcha.fail('no-site-key')
    const restock = form(opened, { captcha })
    await restock.submit({ email: 'ada@example.com' })
    expect(restock.snapshot().error).toBe('Unable to submit form. Please try again later.')
    expect(opened.report.mock.calls[0]?.[0]).toMatchObject({
      message: 'Enterprise V3 ReCaptcha site key not found',
    })
    expect(opened.shop.calls).toEqual([])
  })
})

describe('the popover', () => {
  test('has the name of the cart if the page has none', () => {
    const { shop, client } = openShop()
    const popover = createPopover(client)
    popover.start()
    const entries = [{ ...buildEntry({ quantity: 1 }), title: 'Mug' }]
    const [line, cart] = [{ itemId: 'mug', sku: null, title: '' }, buildCart({ entries })]
    client.emit({ kind: 'added', line, quantity: 1, entry: undefined, cart })
    expect(popover.snapshot().text).toBe('Mug was added to your cart.')
    expect(shop.calls).toEqual([])
  })

  // spec: CRT-103
  test('names the product that was added last, for three seconds', async () => {
    const { client, time } = openShop()
    const popover = createPopover(client)
    const stop = popover.start()
    await client.cart.add(mug)
    expect(popover.snapshot()).toMatchObject({ isOpen: true, text: 'Mug was added to your cart.' })
    time.pass(2000)
    await client.cart.add({ itemId: 'print' })
    expect(popover.snapshot().text).toBe('Print was added to your cart.')
    time.pass(2999)
    expect(popover.snapshot().isOpen).toBe(true)
    time.pass(1)
    expect(popover.snapshot().isOpen).toBe(false)
    stop()
    await client.cart.add(mug)
    expect(popover.snapshot().isOpen).toBe(false)
  })
})

describe('the dialog about instalments', () => {
  const page = () => new Response('<h1>Pay later</h1>')
  const modalUrl = (locale: string) => `/instalments/${locale}.html`

  // spec: CRT-121 CRT-122
  test('fetches its page by locale, once', async () => {
    const fetch = vi.fn(() => Promise.resolve(page()))
    const dialog = createInstalmentDialog(openShop().client, { locale: 'en_GB', modalUrl, fetch })
    dialog.start()
    dialog.open()
    expect(dialog.snapshot()).toMatchObject({ isOpen: false, isFetching: true })
    await settled()
    expect(dialog.snapshot()).toEqual({ isOpen: true, isFetching: false, html: '<h1>Pay later</h1>' })
    dialog.close()
    dialog.open()
    await settled()
    expect(dialog.snapshot().isOpen).toBe(true)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/instalments/en_GB.html')
  })

  // spec: CRT-123
  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('stays closed and warns when its page %s', async (_, fetch) => {
    const warn = vi.fn()
    const dialog = createInstalmentDialog(openShop().client, { locale: 'en_US', modalUrl, fetch, warn })
    dialog.start()
    dialog.open()
    await settled()
    expect(dialog.snapshot().isOpen).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  // spec: CRT-124 CRT-111
  test('an invalid context is reported, and hides the offer', () => {
    const { client, report } = openShop()
    const context = {
      afterPayAvailable: true,
      afterPayMin: 100,
      afterPayMax: 200_000,
      shopperLanguage: 'en',
      stripeAccountCountry: 'US',
    }
    expect(readInstalments(client, context)).toEqual(context)
    expect(report).not.toHaveBeenCalled()
    const without = (key: string) => ({ ...context, [key]: undefined })
    const broken = [
      undefined,
      null,
      'x',
      without('afterPayAvailable'),
      without('shopperLanguage'),
      without('stripeAccountCountry'),
      { ...context, afterPayMin: '100' },
      { ...context, afterPayMax: 99.5 },
    ]
    for (const each of broken) expect(readInstalments(client, each)).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(broken.length)
    const open = { ...context, afterPayMin: null, afterPayMax: undefined }
    expect(readInstalments(client, open)).toEqual(open)
  })
})

// spec: CRT-058
test('messages in another language apply everywhere', () => {
  const german = { ...messages, 'cart.addToCart.label': 'In den Warenkorb' }
  const opened = openShop({}, { messages: german })
  expect(button(opened, 'mug').snapshot().text).toBe('In den Warenkorb')
})
