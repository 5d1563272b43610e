import { describe, expect, test, vi } from 'vitest'
import { enhanceShop } from '../markup.ts'
import { buildProduct, buildVariant } from '../testing.ts'
import {
  addButton,
  button,
  choose,
  colours,
  dialogText,
  find,
  input,
  page,
  product,
  quantity,
  cleanups,
  variants,
} from '../shop/printed-page.test-support.ts'
import { openShop, settled } from '../mock/open-shop.test-support.ts'

describe('an add-to-cart button', () => {
  // spec: CRT-006 CRT-051 CRT-052 CRT-053
  test('adds the selection beside it, by pointer or by keyboard', async () => {
    const { shop, time } = page(product)
    choose('Blue')
    input('.product-quantity-input input').value = '2'
    addButton().click()
    expect(addButton().textContent.trim()).toBe('Adding…')
    expect([addButton().ariaDisabled, addButton().ariaBusy]).toEqual(['true', 'true'])
    await vi.waitFor(() =>
      expect(shop.cart()?.entries).toMatchObject([{ quantity: 2, chosenVariant: { sku: 'mug-blue' } }]),
    )
    expect(addButton().dataset.state).toMatch(/adding|confirmed/)
    await vi.waitFor(() => {
      time.pass(1000)
      expect(addButton().textContent.trim()).toBe('Added!')
    })
    expect(addButton().dataset.state).toBe('added')
    time.pass(2000)
    expect(addButton().textContent.trim()).toBe('Add To Cart')
    expect([addButton().ariaDisabled, addButton().ariaBusy]).toEqual(['false', 'false'])
    expect(addButton().dataset.state).toBe('idle')
    addButton().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await vi.waitFor(() => expect(shop.cart()?.totalQuantity).toBe(4))
  })

  test('takes a key that is held for one press, and keeps the page from scrolling', async () => {
    const { shop, time } = page(product)
    choose('Blue')
    const key = (init: KeyboardEventInit): boolean =>
      addButton().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    expect(key({ key: ' ' })).toBe(false)
    await vi.waitFor(() => expect(shop.cart()?.totalQuantity).toBe(1))
    await vi.waitFor(() => {
      time.pass(1000)
      expect(addButton().textContent.trim()).toBe('Added!')
    })
    time.pass(2000)
    expect(key({ key: ' ', repeat: true })).toBe(false)
    expect(key({ key: 'Tab' })).toBe(true)
    expect(addButton().textContent.trim()).toBe('Add To Cart')
  })

  test('uses the variants and the quantity of its own item, not of those beside it', async () => {
    const { shop } = page(
      variants('mug', colours, 'Colour', ['Blue', 'Red']) +
        quantity('mug') +
        quantity('print') +
        button('print'),
    )
    const [, own] = document.querySelectorAll<HTMLInputElement>('.product-quantity-input input')
    own!.value = '3'
    addButton().click()
    await vi.waitFor(() =>
      expect(shop.calls[0]?.body).toMatchObject({ itemId: 'print', sku: null, quantity: 3 }),
    )
  })

  // spec: CRT-071 CRT-074
  test('names the missing option in a dialog, and gets the focus back', async () => {
    page(product)
    addButton().focus()
    addButton().click()
    expect(dialogText()).toContain('Unable to Add Item')
    expect(dialogText()).toContain('Please select the Colour option.')
    find('dialog button').click()
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(document.activeElement).toBe(addButton())
  })

  test('says it once for each press, and never again of itself', async () => {
    const { shop } = page(product)
    const dialogs = () => document.querySelectorAll('dialog').length
    const close = async () => {
      find('dialog button').click()
      await vi.waitFor(() => expect(dialogs()).toBe(0))
    }
    addButton().click()
    addButton().click()
    expect(dialogs()).toBe(1)
    await close()
    addButton().click()
    expect(dialogs()).toBe(1)
    await close()
    choose('Blue')
    addButton().click()
    await vi.waitFor(() => expect(shop.cart()?.totalQuantity).toBe(1))
    expect(dialogs()).toBe(0)
  })

  // spec: CRT-075
  test('recognises items that are sold out', () => {
    page(product)
    choose('Red')
    addButton().click()
    expect(dialogText()).toContain('Sorry, we do not have enough of that item available.')
  })

  // spec: CRT-075 TPL-111
  test.each([
    [
      'of the one there is',
      `<article><div class="product-mark sold-out">sold out</div>${button('print')}</article>`,
    ],
    [
      'of any to choose',
      variants('mug', [buildVariant({ qtyInStock: 0 }), ...colours.slice(1)], 'Colour', ['Blue', 'Red']) +
        button('mug'),
    ],
  ])('reports at once an item that is sold out %s, without a request', (_, html) => {
    const { shop } = page(html)
    addButton().click()
    expect(dialogText()).toContain('Sorry, we do not have enough of that item available.')
    expect(addButton().textContent.trim()).toBe('Add To Cart')
    expect(shop.calls).toEqual([])
  })

  test('does not take another product’s mark for its own', async () => {
    const { shop } = page(`<article>
      ${button('print')}<ul><li><div class="product-mark sold-out">sold out</div></li></ul>
    </article>`)
    addButton().click()
    await vi.waitFor(() => expect(shop.calls[0]?.body).toMatchObject({ itemId: 'print' }))
  })

  // spec: CRT-060
  test('in a listing asks for options itself', () => {
    const { time } = page(product, { isListing: true })
    addButton().click()
    expect(addButton().textContent.trim()).toBe('Select Option')
    expect(document.querySelector('dialog')).toBeNull()
    time.pass(2000)
    expect(addButton().textContent.trim()).toBe('Add To Cart')
  })

  test('in a listing that prints no variants asks for options, and opens the page of the product', async () => {
    const { shop } = page(`<ul><li><a href="#mug">Mug</a>${button('mug')}</li></ul>`, { isListing: true })
    const opened = vi.fn((event: Event) => event.preventDefault())
    find('a').addEventListener('click', opened)
    addButton().click()
    addButton().click()
    expect([addButton().textContent.trim(), addButton().ariaBusy]).toEqual(['Adding…', 'true'])
    await vi.waitFor(() => expect(addButton().textContent.trim()).toBe('Select Option'))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(shop.calls.map(({ name }) => name)).toEqual(['fetchStock'])
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('in a listing that prints no variants adds a product that has only one', async () => {
    const { shop } = page(`<ul><li><a href="#print">Print</a>${button('lesson', { type: 3 })}</li></ul>`, {
      isListing: true,
    })
    addButton().click()
    await vi.waitFor(() => expect(shop.cart()?.entries).toMatchObject([{ itemId: 'lesson' }]))
    expect(shop.calls.map(({ name }) => name)).toEqual(['fetchStock', 'addEntry'])
  })

  test('in a listing does not wait long for a stock that is not answered', async () => {
    const opened = openShop()
    opened.shop.use('neverAnswers', 'fetchStock')
    const { shop, time } = page(
      `<ul><li>${button('lesson', { type: 3 })}</li></ul>`,
      { isListing: true },
      opened,
    )
    addButton().click()
    await vi.waitFor(() => expect(shop.calls).toHaveLength(1))
    time.pass(2999)
    await settled()
    expect(shop.calls.map(({ name }) => name)).toEqual(['fetchStock'])
    time.pass(1)
    await vi.waitFor(() => expect(shop.calls.map(({ name }) => name)).toEqual(['fetchStock', 'addEntry']))
  })

  // spec: CRT-061
  test('in a listing shows Sold Out for an item with that class', () => {
    page(`<ul><li class="hentry sold-out">${button('print')}</li></ul>`, { isListing: true })
    expect([addButton().textContent.trim(), addButton().ariaDisabled]).toEqual(['Sold Out', 'true'])
  })

  // spec: CRT-061 CRT-009
  test('in a listing shows Sold Out for an item without stock', () => {
    const grid = `<ul>
      <li><div class="product-mark sold-out">sold out</div>${button('print')}</li>
      <li>${button('lesson', { type: 3 })}<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="lesson" data-group="shop">Quick View</span></li>
    </ul>`
    const openQuickView = vi.fn()
    const { shop, events } = page(grid, { isListing: true, openQuickView })
    const [first, second] = document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button')
    expect([first?.textContent.trim(), first?.ariaDisabled]).toEqual(['Sold Out', 'true'])
    expect(second?.textContent.trim()).toBe('Add To Cart')
    first?.click()
    find('.sqs-product-quick-view-button').dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true }),
    )
    expect(openQuickView.mock.calls[0]?.[0]).toMatchObject({ itemId: 'lesson', group: 'shop' })
    expect(events).toMatchObject([{ kind: 'quick-viewed', itemId: 'lesson' }])
    expect(shop.calls).toEqual([])
  })

  test.each([
    ['a heading of the item', '<article><h1> Salt print </h1>%</article>'],
    ['what the page marks', '<article><h2>New</h2><b data-product-name>Salt print</b>%</article>'],
    ['its place in a listing', '<ul><li class="hentry"><h3><a>Salt print</a></h3>%</li></ul>'],
  ])('names its product by %s', async (_, html) => {
    const { client, events } = page(html.replace('%', button('print', { type: 2 })))
    addButton().click()
    expect(client.cart.snapshot().cart?.entries[0]?.title).toBe('Salt print')
    await vi.waitFor(() =>
      expect(events.at(-1)).toMatchObject({ kind: 'product-added', product: { name: 'Salt print' } }),
    )
  })

  test('emits a product without a name on the page with its name in the cart', async () => {
    const { events } = page(button('print', { type: 2 }))
    addButton().click()
    await vi.waitFor(() =>
      expect(events.at(-1)).toMatchObject({ kind: 'product-added', product: { name: 'Print' } }),
    )
  })

  test('asks for a product with one variant without naming it', async () => {
    const { shop } = page(button('print', { type: 2 }))
    addButton().click()
    await vi.waitFor(() => expect(shop.calls[0]?.body).toMatchObject({ itemId: 'print', sku: null }))
  })

  // spec: CRT-094
  test('begins a subscription', async () => {
    const opened = openShop()
    opened.shop.state.products = [
      buildProduct({
        id: 'tea',
        isSubscribable: true,
        variants: [buildVariant({ sku: null, attributes: {} })],
      }),
    ]
    page(button('tea', { label: 'Subscribe', more: 'data-is-subscription="true" ' }), {}, opened)
    addButton().click()
    await vi.waitFor(() =>
      expect(opened.navigate).toHaveBeenCalledWith('subscription', { cartToken: 'subscription-1' }),
    )
    const show = (persisted: boolean): boolean =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    // A page that was still loading when the button was pressed.
    show(false)
    expect([addButton().textContent.trim(), addButton().ariaBusy]).toEqual(['Adding…', 'true'])
    show(true)
    expect([addButton().textContent.trim(), addButton().ariaBusy]).toEqual(['Subscribe', 'false'])
  })

  test.each([
    ['a subscription', button('one', { more: 'data-is-subscription="true" ' }), {}, { isSubscribable: true }],
    ['a gift card', button('one', { type: 4 }), {}, { productType: 4 }],
    ['express checkout', button('one'), { expressCheckout: true }, {}],
  ])(
    'takes presses again when the page after %s was stopped by Escape',
    async (_, html, options, changes) => {
      const products = [buildProduct({ id: 'one', variants: [buildVariant()], ...changes })]
      const opened = openShop({ products }, options)
      page(html, {}, opened)
      const label = addButton().textContent.trim()
      addButton().click()
      await vi.waitFor(() => expect(opened.navigate).toHaveBeenCalledTimes(1))
      expect(addButton().dataset.state).toBe('leaving')
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      expect([addButton().textContent.trim(), addButton().ariaBusy]).toEqual([label, 'false'])
    },
  )

  test('puts a product that cannot be subscribed into the cart', async () => {
    const { shop } = page(button('mug', { more: 'data-is-subscription="false" ' }))
    addButton().click()
    await vi.waitFor(() => expect(shop.calls[0]?.name).toBe('addEntry'))
  })

  // spec: CRT-097
  test('is made visible when it is known that there is no cart', () => {
    document.body.innerHTML = product
    const opened = openShop()
    cleanups.push(enhanceShop(opened.client, document))
    const wrapper = find('.sqs-add-to-cart-button-wrapper')
    wrapper.hidden = true
    expect(wrapper.style.visibility).toBe('hidden')
    cleanups.push(opened.client.start())
    expect([wrapper.style.visibility, wrapper.hidden]).toEqual(['visible', false])
  })

  test('is made visible while the cart is still being read, however long that takes', async () => {
    const opened = openShop({ latencyMs: 600_000 }, { cookie: { hasCart: 'true' } })
    page(product, {}, opened)
    expect(opened.client.cart.snapshot().status).toBe('loading')
    expect(find('.sqs-add-to-cart-button-wrapper').style.visibility).toBe('visible')
    await vi.waitFor(() => expect(opened.shop.calls.map(({ name }) => name)).toEqual(['fetchCart']))
  })

  // spec: CRT-057
  test('says Purchase with express checkout', () => {
    page(button('print', { type: 2 }), {}, openShop({}, { expressCheckout: true }))
    expect(addButton().textContent.trim()).toBe('Purchase')
    const own = button('print', { label: 'Commission it' }).replace('label="false"', 'label="true"')
    page(own, {}, openShop({}, { expressCheckout: true }))
    expect(addButton().textContent.trim()).toBe('Commission it')
  })

  // spec: CRT-095 CRT-007
  test('shows a newer stock of the selected variant at once', async () => {
    const opened = openShop()
    opened.shop.state.products = [buildProduct({ variants: [buildVariant({ qtyInStock: 0 })] })]
    const chosen = product.replace('value="Blue" name', 'checked value="Blue" name')
    page(
      chosen.replaceAll('data-variant-id="mug-red"', 'data-variant-id="mug-blue"'),
      { refreshStock: true },
      opened,
    )
    expect(find('.product-restock-notification').hidden).toBe(true)
    await vi.waitFor(() => expect(find('.product-restock-notification').hidden).toBe(false))
  })

  // spec: CRT-095
  test('uses the printed stock if the stock cannot be fetched', async () => {
    const opened = openShop()
    opened.shop.use('serverDown', 'fetchStock')
    const { shop, report } = page(product, { refreshStock: true }, opened)
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1))
    await settled()
    choose('Blue')
    addButton().click()
    await vi.waitFor(() => expect(shop.cart()?.totalQuantity).toBe(1))
  })

  // spec: CRT-095
  test('fetches the stock if the option is set', async () => {
    const opened = openShop()
    opened.shop.state.products = [
      buildProduct({
        variants: [
          buildVariant({ qtyInStock: 0 }),
          buildVariant({ sku: 'mug-red', attributes: { Colour: 'Red' } }),
        ],
      }),
    ]
    page(product, { refreshStock: true }, opened)
    await vi.waitFor(() => expect(opened.shop.calls[0]?.name).toBe('fetchStock'))
    choose('Blue')
    await vi.waitFor(() => {
      addButton().click()
      expect(dialogText()).toContain('Sorry, we do not have enough of that item available.')
    })
  })
})
