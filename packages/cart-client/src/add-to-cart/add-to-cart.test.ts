import { describe, expect, test, vi } from 'vitest'
import { messages } from '../index.ts'
import { createAddToCart, type AddToCartOptions } from './add-to-cart.browser.ts'
import { startSubscription } from '../subscription/subscription.browser.ts'
import { buildProduct, buildVariant } from '../testing.ts'
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

  test.each([
    ['goes on to the checkout after', 'success', 1],
    ['stays here after a failure of', 'refused', 0],
  ] as const)('%s changes of the cart that are not sent yet', async (_, situation, times) => {
    const opened = openShop({}, { expressCheckout: true })
    const { cart } = opened.client
    const added = await cart.add(mug)
    const id = added.ok ? added.value.cart.entries[0]!.id : expect.fail()
    let left: number | undefined
    opened.navigate.mockImplementation(() => (left = opened.shop.cart()?.entries[0]?.quantity))
    const add = button(opened, 'lesson')
    add.press()
    // The second one is held for a moment.
    for (const quantity of [2, 3]) void cart.setQuantity(id, quantity)
    opened.shop.use(situation, 'setQuantity')
    await settled()
    expect(left).toBe(times ? 3 : undefined)
    expect(opened.navigate).toHaveBeenCalledTimes(times)
    expect(add.snapshot().state).toBe(times ? 'leaving' : 'confirmed')
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

// spec: CRT-058
test('messages in another language apply everywhere', () => {
  const german = { ...messages, 'cart.addToCart.label': 'In den Warenkorb' }
  const opened = openShop({}, { messages: german })
  expect(button(opened, 'mug').snapshot().text).toBe('In den Warenkorb')
})
