import { createFakeClock } from '@sitewright/machine/testing'
import { createFakeCaptcha } from '@sitewright/site/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { enhanceShop, openLightbox, showAlert, showImage, type EnhanceShopOptions } from '../src/markup.ts'
import { messages } from '../src/index.ts'
import { buildProduct, buildVariant } from '../src/testing/index.ts'
import { openShop, settled, type OpenShop } from './shop.ts'

const undos: (() => void)[] = []
afterEach(() => {
  for (const undo of undos.splice(0).reverse()) undo()
  document.body.replaceChildren()
})

const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;')

/** What the template engine prints for the checkout of a product. */
const button = (id: string, { label = 'Add To Cart', type = 1, more = '' } = {}): string => `
<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button" style="visibility: hidden">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="shop" data-item-id="${id}" data-product-type="${type}" data-use-custom-label="false" data-original-label="${label}" ${more}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`

const variants = (id: string, list: readonly object[], name: string, values: readonly string[]): string => `
<div class="product-variants" data-item-id="${id}" data-variants="${attribute(list)}" data-animation-role="content">
  <div class="variant-option">
    <div class="variant-option-title">${name}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="Select ${name}" data-variant-option-name="${name}">
        <option value="">Select ${name}</option>
        ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
      ${values
        .map(
          (value) => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="variant-option-${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-${value}">${value}</label>`,
        )
        .join('')}
    </div>
  </div>
</div>`

const quantity = (id: string): string => `
<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`

const restock = (variantId: string): string => `
<div class="product-restock-notification" data-product-id="mug" data-variant-id="${variantId}" hidden>
  <span class="product-restock-cta">Back soon</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="Email">
    <input class="sqs-editable-button" type="submit" value="Notify me">
  </form>
  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList">Send me news</label>
</div>`

const cartLink = `<a href="/cart" style="position: fixed; top: 20px; right: 40px; height: 20px">
  <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal"></span></a>`

const colours = [
  buildVariant(),
  buildVariant({ sku: 'mug-red', attributes: { Colour: 'Red' }, qtyInStock: 0, mainImageId: 'image-red' }),
]
const product = `<article>
  <div data-product-block><img data-image-id="image-blue" alt=""><img data-image-id="image-red" alt=""></div>
  ${variants('mug', colours, 'Colour', ['Blue', 'Red'])}${quantity('mug')}${button('mug')}${restock('mug-red')}
  <div class="product-scarcity" data-variant-attributes="${attribute({ Colour: 'Blue' })}" hidden>Only a few left</div>
</article>`

function page(html: string, options: EnhanceShopOptions = {}, opened: OpenShop = openShop()): OpenShop {
  document.body.innerHTML = html
  undos.push(enhanceShop(opened.client, document, options), opened.client.start())
  return opened
}

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!
const input = (selector: string): HTMLInputElement => document.querySelector<HTMLInputElement>(selector)!
const addButton = () => find('.sqs-add-to-cart-button')
const dialogText = () => document.querySelector('dialog')?.textContent ?? ''

function choose(value: string): void {
  const select = document.querySelector('select')!
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('an add-to-cart button', () => {
  // spec: CRT-006 CRT-051 CRT-052 CRT-053
  test('adds what is chosen beside it, by pointer or by keyboard', async () => {
    const { shop, time } = page(product)
    choose('Blue')
    input('.product-quantity-input input').value = '2'
    addButton().click()
    expect(addButton().textContent.trim()).toBe('Adding…')
    expect([addButton().ariaDisabled, addButton().ariaBusy]).toEqual(['true', 'true'])
    await vi.waitFor(() =>
      expect(shop.cart()?.entries).toMatchObject([{ quantity: 2, chosenVariant: { sku: 'mug-blue' } }]),
    )
    await vi.waitFor(() => {
      time.pass(1000)
      expect(addButton().textContent.trim()).toBe('Added!')
    })
    time.pass(2000)
    expect(addButton().textContent.trim()).toBe('Add To Cart')
    expect([addButton().ariaDisabled, addButton().ariaBusy]).toEqual(['false', 'false'])
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

  test('takes the variants and the quantity of its own item, whatever else stands beside it', async () => {
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
  test('says what is missing in a dialog, and gets the focus back', async () => {
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
  test('knows what is sold out', () => {
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
  ])('says at once that nothing is left %s, and asks no server', (_, html) => {
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

  // spec: CRT-061 CRT-009
  test('in a listing says Sold Out where nothing is left', () => {
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

  test('puts what is no subscription into the cart', async () => {
    const { shop } = page(button('mug', { more: 'data-is-subscription="false" ' }))
    addButton().click()
    await vi.waitFor(() => expect(shop.calls[0]?.name).toBe('addEntry'))
  })

  // spec: CRT-059
  test('lets the form of extra fields be filled in first', async () => {
    const openForm = vi.fn(() => Promise.resolve({ engraving: 'Ada' }))
    const form = { fields: [{ title: 'Engraving' }] }
    const { shop } = page(button('print', { type: 2, more: `data-form="${attribute(form)}"` }), { openForm })
    addButton().click()
    await vi.waitFor(() =>
      expect(shop.calls[0]?.body).toMatchObject({ additionalFields: '{"engraving":"Ada"}' }),
    )
    expect(openForm).toHaveBeenCalledExactlyOnceWith(form, expect.objectContaining({ id: 'print' }))
  })

  // spec: CRT-059
  test('asks again when a form was closed, and opens it once for each press', async () => {
    const filled: ((fields: undefined) => void)[] = []
    const openForm = vi.fn(() => new Promise<undefined>((resolve) => filled.push(resolve)))
    const { shop } = page(button('mug', { more: 'data-form="{}"' }), { openForm, refreshStock: true })
    addButton().click()
    addButton().click()
    await vi.waitFor(() => expect(shop.calls.map(({ name }) => name)).toEqual(['fetchStock']))
    await settled()
    expect(openForm).toHaveBeenCalledTimes(1)
    filled[0]?.(undefined)
    await settled()
    addButton().click()
    expect(openForm).toHaveBeenCalledTimes(2)
    expect(shop.calls).toHaveLength(1)
  })

  // spec: CRT-173
  test('says that a form cannot be opened, each time it is asked', async () => {
    const { shop, report } = page(button('print', { type: 2, more: 'data-form="{}"' }))
    for (const times of [1, 2]) {
      addButton().click()
      await vi.waitFor(() => expect(dialogText()).toContain('Unable to open form'))
      expect(report).toHaveBeenCalledTimes(times)
      find('dialog button').click()
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    }
    expect(shop.calls).toEqual([])
  })

  // spec: CRT-097
  test('is made visible when it is known that there is no cart', () => {
    document.body.innerHTML = product
    const opened = openShop()
    undos.push(enhanceShop(opened.client, document))
    const wrapper = find('.sqs-add-to-cart-button-wrapper')
    wrapper.hidden = true
    expect(wrapper.style.visibility).toBe('hidden')
    undos.push(opened.client.start())
    expect([wrapper.style.visibility, wrapper.hidden]).toEqual(['visible', false])
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
  test('shows at once what newer news of the stock mean for what is chosen', async () => {
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
  test('goes by what the page prints when nobody knows the stock', async () => {
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
  test('asks for newer news of the stock where it is told to', async () => {
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

describe('variants', () => {
  test('say the same by dropdown and by radio button', () => {
    page(product)
    choose('Red')
    expect(input('#variant-option-Colour-Red').checked).toBe(true)
    find('label[for="variant-option-Colour-Blue"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    )
    expect(document.querySelector('select')!.value).toBe('Blue')
    choose('')
    expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0)
    find('label[for="variant-option-Colour-Red"]').click()
    expect(document.querySelector('select')!.value).toBe('Red')
  })

  // spec: CRT-006
  test('mark what does not go with what is chosen elsewhere, each option by itself', () => {
    const tall = (Colour: string, Size: string) =>
      buildVariant({ sku: Colour + Size, attributes: { Colour, Size } })
    const list = [tall('Blue', 'Tall'), tall('Blue', 'Low'), tall('Red', 'Low')]
    const [colour, size] = [
      variants('mug', list, 'Colour', ['Blue', 'Red']),
      variants('mug', list, 'Size', ['Tall', 'Low']),
    ]
    const option = (html: string) =>
      html.slice(html.indexOf('<div class="variant-option">'), html.lastIndexOf('</div>'))
    page(colour.replace(option(colour), option(colour) + option(size)) + button('mug'))
    const marked = () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLOptionElement>('[data-unavailable]')].map(
        ({ localName, value }) => `${localName} ${value}`,
      )
    expect(marked()).toEqual([])
    choose('Red')
    expect(marked()).toEqual(['option Tall', 'input Tall'])
    expect(
      [...document.querySelectorAll<HTMLInputElement>(':checked[type=radio]')].map(({ value }) => value),
    ).toEqual(['Red'])
  })

  test('keep a choice that was made before they came to life', () => {
    page(product.replace('value="Red" name', 'checked value="Red" name'))
    expect(document.querySelector('select')!.value).toBe('Red')
    expect(input('#variant-option-Colour-Red').checked).toBe(true)
    expect(find('[data-shown]').dataset.imageId).toBe('image-red')
  })

  test('keep a dropdown that the browser has restored', () => {
    page(product.replace('<option value="Red"', '<option selected value="Red"'))
    expect(document.querySelector('select')!.value).toBe('Red')
    expect(input('#variant-option-Colour-Red').checked).toBe(true)
    expect(find('[data-shown]').dataset.imageId).toBe('image-red')
  })

  // spec: CRT-165
  test('mark the one image that shows what is chosen', () => {
    page(product)
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.imageId)
    expect(shown()).toEqual(['image-blue'])
    choose('Red')
    expect(shown()).toEqual(['image-red'])
    showImage(document, buildVariant({ mainImageId: 'elsewhere' }))
    expect(shown()).toEqual(['image-blue'])
  })

  // spec: CRT-007 CRT-003
  test('show the restock block and the scarcity of what is chosen, and of nothing else', () => {
    page(product)
    const seen = () => [find('.product-restock-notification').hidden, find('.product-scarcity').hidden]
    expect(seen()).toEqual([true, true])
    choose('Red')
    expect(seen()).toEqual([false, true])
    choose('Blue')
    expect(seen()).toEqual([true, false])
    choose('')
    expect(seen()).toEqual([true, true])
  })

  // spec: CRT-007
  test('show the restock block of their own product, which may name a variant by its id', () => {
    const named = colours.map((each, at) => ({ ...each, id: `id-${at}`, sku: undefined }))
    page(
      product
        .replace(attribute(colours), attribute(named))
        .replace('data-variant-id="mug-red"', 'data-variant-id="id-1"')
        .replace('</article>', `${restock('id-1').replace('"mug"', '"other"')}</article>`),
    )
    choose('Red')
    const blocks = document.querySelectorAll<HTMLElement>('.product-restock-notification')
    expect([...blocks].map(({ hidden }) => hidden)).toEqual([false, true])
  })

  test('show nothing of a product that stands beside', () => {
    page(
      `${product}<aside>${restock('mug-red')}<div data-product-block><img data-image-id="image-red" alt=""></div></aside>`,
    )
    choose('Red')
    expect(document.querySelectorAll('[data-shown]')).toHaveLength(1)
    expect(find('aside .product-restock-notification').hidden).toBe(true)
  })
})

describe('a restock block', () => {
  const submit = (email: string) => {
    input('input[name=email]').value = email
    document.querySelector('form')!.requestSubmit()
  }

  // spec: CRT-002 CRT-134 CRT-135 CRT-137 CRT-139 CRT-141
  test('says what is wrong, then signs up and keeps only the call to action', async () => {
    const { shop } = page(restock('mug-red').replace('hidden', ''), {
      captcha: createFakeCaptcha(),
      restockSuccessText: 'We write to you.',
    })
    const email = input('input[name=email]')
    expect([email.type, email.inputMode, email.autocomplete]).toEqual(['text', 'email', 'email'])
    submit('')
    await vi.waitFor(() => expect(find('[role=alert]').textContent).toBe('Email cannot be blank'))
    expect(email.getAttribute('aria-describedby')).toBe(find('[role=alert]').id)
    expect([email.ariaLabel, email.ariaInvalid]).toEqual(['Email', 'true'])
    input('input[name=isJoinMailingList]').checked = true
    submit('ada@example.com')
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect([email.hasAttribute('aria-describedby'), email.ariaInvalid]).toEqual([false, 'false'])
    expect(find('[type=submit]').ariaDisabled).toBe('true')
    const block = find('.product-restock-notification')
    await vi.waitFor(() => expect(block.children).toHaveLength(2))
    expect([...block.children].map(({ textContent }) => textContent)).toEqual([
      'Back soon',
      'We write to you.',
    ])
    expect(document.activeElement?.textContent).toBe('We write to you.')
    expect(document.activeElement?.role).toBe('status')
    expect(shop.calls[0]?.body).toMatchObject({ variantId: 'mug-red', isJoinMailingList: true })
  })

  // spec: CRT-138 CRT-144
  test('stays filled in when the sign-up fails', async () => {
    const opened = openShop()
    opened.shop.use('serverDown', 'signUpForRestock')
    page(restock('mug-red').replace('hidden', ''), { captcha: createFakeCaptcha() }, opened)
    submit('ada@example.com')
    await vi.waitFor(() =>
      expect(find('[role=alert]').textContent).toBe('Unable to submit form. Please try again later.'),
    )
    expect(input('input[name=email]').value).toBe('ada@example.com')
    expect(find('[type=submit]').ariaDisabled).toBe('false')
  })

  test('says what is wrong itself, and leaves nothing of it to the browser', () => {
    page(restock('mug-red'), { captcha: createFakeCaptcha() })
    expect(document.querySelector('form')?.noValidate).toBe(true)
    const submitted = new SubmitEvent('submit', { cancelable: true })
    document.querySelector('form')?.dispatchEvent(submitted)
    expect(submitted.defaultPrevented).toBe(true)
  })
})

describe('the cart link', () => {
  // spec: CRT-101 CRT-102 CRT-106 CRT-107
  test('is initialized by the first sync and tells what is in the cart', async () => {
    document.body.innerHTML = cartLink
    const { client, shop } = openShop()
    undos.push(enhanceShop(client, document))
    const link = find('a[href="/cart"]:not(.sitewright-pill)')
    expect(link.hasAttribute('data-initialized')).toBe(false)
    undos.push(client.start())
    expect([link.hasAttribute('data-initialized'), link.hasAttribute('data-empty')]).toEqual([true, true])
    expect(link.ariaLabel).toBe('Cart: 0 items in cart')
    await client.cart.add({ itemId: 'print', quantity: 101 })
    expect(shop.cart()?.totalQuantity).toBe(101)
    expect(link.hasAttribute('data-empty')).toBe(false)
    expect(link.querySelector('.sqs-cart-quantity')?.textContent).toBe('100+')
    expect(link.querySelector('.sqs-cart-subtotal')?.textContent).toBe('$909.00')
    expect(link.ariaLabel).toBe('Cart: More than 100 items in cart')
  })
})

describe('the pill', () => {
  // spec: CRT-021 CRT-022 CRT-023 CRT-024
  test('leads to the cart when there is something in it', async () => {
    const { client } = page('')
    const pill = find('.sitewright-pill')
    expect(pill.hidden).toBe(true)
    await client.cart.add({ itemId: 'print' })
    expect([pill.hidden, pill.getAttribute('href'), pill.textContent, pill.ariaLabel]).toEqual([
      false,
      '/cart',
      '1',
      'Cart: One item in cart',
    ])
    // The name says it already.
    expect(pill.firstElementChild?.ariaHidden).toBe('true')
  })

  // spec: CRT-021 CRT-022
  test('leads to the cart page of the shop, and so do the cart links', async () => {
    const { client } = page('<a href="/de/korb"><span class="sqs-cart-quantity"></span></a>', {
      cartPath: '/de/korb',
    })
    await client.cart.add({ itemId: 'print' })
    const pill = find('.sitewright-pill')
    expect([pill.getAttribute('href'), pill.dataset.label]).toEqual(['/de/korb', 'Cart'])
    expect(find('.sqs-cart-quantity').textContent).toBe('1')
  })

  test('leaves links to the cart alone that count nothing', async () => {
    const { client } = page('<a href="/cart">See what you have</a>')
    await client.cart.add({ itemId: 'print' })
    expect(find('a').getAttributeNames()).toEqual(['href'])
  })

  test.each([
    [
      'a custom cart',
      '<div class="sqs-custom-cart"><span class="sqs-cart-quantity"></span></div>',
      {},
      false,
    ],
    ['the cart page', '', { pageType: 200 }, false],
    ['express checkout', '', {}, true],
  ])('is not there with %s', (_, html, options, expressCheckout) => {
    page(html, options, openShop({}, { expressCheckout }))
    expect(document.querySelector('.sitewright-pill')).toBeNull()
  })
})

// spec: CRT-021 CRT-103
test.each([
  ['without a pill', { hasPill: false }, '.sitewright-popover', '.sitewright-pill'],
  ['without a popover', { hasPopover: false }, '.sitewright-pill', '.sitewright-popover'],
])('a page may do %s', (_, options, there, left) => {
  const opened = openShop()
  document.body.innerHTML = product
  undos.push(enhanceShop(opened.client, document, options))
  expect(document.querySelector(there)).not.toBeNull()
  expect(document.querySelector(left)).toBeNull()
})

describe('the popover', () => {
  // spec: CRT-103 CRT-104 CRT-105
  test('keeps below the cart link, or goes into the corner, and closes', async () => {
    const { client, time } = page(`${cartLink}<div style="height: 5000px"></div>`)
    const box = find('.sitewright-popover')
    expect(box.role).toBe('status')
    await client.cart.add({ itemId: 'print' })
    expect(box.textContent).toBe('Print was added to your cart.Close')
    expect([box.style.insetBlockStart, box.style.insetInlineEnd]).toEqual([
      '53px',
      `${innerWidth - find('a[href="/cart"]').getBoundingClientRect().right}px`,
    ])
    find('a[href="/cart"]').style.display = 'none'
    window.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() =>
      expect([box.style.insetBlockStart, box.style.insetInlineEnd]).toEqual(['16px', '16px']),
    )
    time.pass(100)
    find('a[href="/cart"]').style.display = ''
    window.dispatchEvent(new Event('resize'))
    expect(box.style.insetBlockStart).toBe('53px')
    find('a[href="/cart"]').style.top = '40px'
    window.dispatchEvent(new Event('scroll'))
    expect(box.style.insetBlockStart).toBe('53px')
    time.pass(100)
    expect(box.style.insetBlockStart).toBe('73px')
    expect(getComputedStyle(box).position).toBe('fixed')
    box.querySelector('button')?.click()
    expect(box.textContent).toBe('')
    await client.cart.add({ itemId: 'print' })
    time.pass(3000)
    expect(box.dataset.state).toBe('closed')
  })
})

// spec: CRT-104
test('the popover keeps below the cart link where reading begins on the right', async () => {
  document.documentElement.dir = 'rtl'
  const { client } = page(cartLink.replace('right: 40px', 'left: 70px'))
  await client.cart.add({ itemId: 'print' })
  document.documentElement.dir = ''
  expect(find('.sitewright-popover').style.insetInlineEnd).toBe('70px')
})

describe('the popover, when somebody comes to it,', () => {
  const open = async () => {
    const opened = page(cartLink)
    await opened.client.cart.add({ itemId: 'print' })
    return { ...opened, box: find('.sitewright-popover') }
  }

  // spec: CRT-103
  test('stays while the focus is on it, which it does not lose', async () => {
    const { box, time } = await open()
    const close = box.querySelector('button')!
    close.focus()
    time.pass(10_000)
    expect(box.dataset.state).toBe('open')
    expect(document.activeElement).toBe(close)
    close.blur()
    time.pass(2999)
    expect(box.dataset.state).toBe('open')
    time.pass(1)
    expect(box.dataset.state).toBe('closed')
  })

  test('gives the focus back when it is closed', async () => {
    const { box } = await open()
    const link = find('a')
    link.focus()
    box.querySelector('button')!.focus()
    box.querySelector('button')!.click()
    expect(box.dataset.state).toBe('closed')
    expect(document.activeElement).toBe(link)
  })

  // spec: CRT-103
  test('stays while the pointer is on it', async () => {
    const { box, time } = await open()
    box.dispatchEvent(new PointerEvent('pointerenter'))
    time.pass(10_000)
    expect(box.dataset.state).toBe('open')
    box.dispatchEvent(new PointerEvent('pointerleave'))
    time.pass(3000)
    expect(box.dataset.state).toBe('closed')
  })
})

describe('a lightbox', () => {
  const content = (height: number): HTMLElement => {
    const box = document.createElement('div')
    box.style.height = `${height}px`
    box.innerHTML = '<button>Inside</button>'
    return box
  }
  const style = document.createElement('style')
  style.textContent = '.sitewright-lightbox { padding: 0; border: 0; max-height: none }'

  // spec: CRT-161 CRT-162 CRT-164
  test('is in the middle, locks the page, and gives back scroll and focus', async () => {
    document.head.append(style)
    document.body.innerHTML = '<button id="opener">Open</button><div style="height: 5000px"></div>'
    find('#opener').focus()
    const first = openLightbox(content(100), { label: 'Engraving' })
    const second = openLightbox(content(50), { label: 'More' })
    const [dialog] = document.querySelectorAll('dialog')
    expect(dialog?.getBoundingClientRect().top).toBeCloseTo((innerHeight - 100) / 2, 0)
    expect(dialog?.ariaLabel).toBe('Engraving')
    dialog?.querySelector('div')?.style.setProperty('height', '200px')
    window.dispatchEvent(new Event('resize'))
    expect(dialog?.getBoundingClientRect().top).toBeCloseTo((innerHeight - 200) / 2, 0)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    second.close()
    await second.closed
    expect(document.documentElement.style.overflow).toBe('hidden')
    await vi.waitFor(() => expect(dialog?.dataset.state).toBe('open'))
    // The choices of a dropdown may hang out of the dialog.
    find('dialog button').dispatchEvent(
      new PointerEvent('pointerdown', { clientX: 1, clientY: 1, bubbles: true }),
    )
    expect(dialog?.dataset.state).toBe('open')
    dialog?.requestClose()
    expect([dialog?.dataset.state, dialog?.open]).toEqual(['closing', true])
    await first.closed
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement?.id).toBe('opener')
    style.remove()
  })

  // spec: CRT-163
  test('begins 50 pixels below the top when it is taller than the window', async () => {
    document.head.append(style)
    const lightbox = openLightbox(content(innerHeight + 10), { label: 'Engraving' })
    expect(find('dialog').getBoundingClientRect().top).toBe(50)
    const { top } = find('dialog').getBoundingClientRect()
    find('dialog').dispatchEvent(
      new PointerEvent('pointerdown', { clientX: 1, clientY: top - 1, bubbles: true }),
    )
    await lightbox.closed
    style.remove()
  })
})

// spec: CRT-164
test('a lightbox neither waits nor moves for visitors who want less motion', async () => {
  const real = window.matchMedia.bind(window)
  const match = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query))
  undos.push(() => match.mockRestore())
  const time = createFakeClock()
  const { close, closed } = openLightbox(document.createElement('p'), {
    label: 'Engraving',
    clock: time.clock,
  })
  time.pass(0)
  expect(find('dialog').dataset.state).toBe('open')
  close()
  time.pass(0)
  await closed
})

test('a lightbox that its content closes gives back the page', async () => {
  const form = document.createElement('form')
  form.method = 'dialog'
  form.innerHTML = '<button>Done</button>'
  const { closed } = openLightbox(form, { label: 'Engraving' })
  form.requestSubmit()
  await closed
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.querySelector('dialog')).toBeNull()
})

test('an alert is closed by Escape as well', async () => {
  const closed = showAlert({ title: 'Unable to Add Item', message: 'Only 5 left.' }, messages, document)
  const dialog = document.querySelector('dialog')!
  expect([dialog.role, dialog.matches(':modal')]).toEqual(['alertdialog', true])
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('Only 5 left.')
  expect(dialog.querySelector('button')?.textContent).toBe('Close')
  expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Unable to Add Item',
  )
  dialog.requestClose()
  await closed
  expect(document.querySelector('dialog')).toBeNull()
})

describe('a shop page that was put away', () => {
  const quickView = '<span class="sqs-product-quick-view-button" data-id="mug">Quick View</span>'
  const html = `${cartLink}${product.replace('hidden>', '>')}${quickView}`
  const openQuickView = vi.fn()
  const captcha = createFakeCaptcha()
  const options = { captcha, openQuickView }
  const press = (element: HTMLElement): void => {
    element.click()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  const signUp = (): boolean => {
    input('input[name=email]').value = 'ada'
    // Nothing else may send it, or the page of the test would go.
    find('form').addEventListener('submit', (event) => event.preventDefault(), { once: true })
    return find('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  }

  test('is as dead as before', async () => {
    document.body.innerHTML = html
    openQuickView.mockClear()
    const opened = openShop()
    const undo = enhanceShop(opened.client, document, options)
    const stop = opened.client.start()
    undo()
    const { textContent } = find('a[href="/cart"]')
    choose('Blue')
    expect(input('#variant-option-Colour-Blue').checked).toBe(false)
    press(addButton())
    press(find('.sqs-product-quick-view-button'))
    signUp()
    await settled()
    expect(document.querySelector('dialog, .sitewright-pill, .sitewright-popover, [role=alert]')).toBeNull()
    expect(opened.shop.calls).toEqual([])
    expect(openQuickView).not.toHaveBeenCalled()
    expect(find('a[href="/cart"]').textContent).toBe(textContent)
    await opened.client.cart.add({ itemId: 'print' })
    expect(find('a[href="/cart"]').textContent).toBe(textContent)
    // Nobody keeps the space bar from what it does.
    const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true })
    expect(addButton().dispatchEvent(space)).toBe(true)
    stop()
  })

  test('may be brought to life again, and hears each press once', async () => {
    document.body.innerHTML = html
    openQuickView.mockClear()
    const opened = openShop()
    enhanceShop(opened.client, document, options)()
    undos.push(enhanceShop(opened.client, document, options), opened.client.start())
    choose('Blue')
    addButton().click()
    find('.sqs-product-quick-view-button').click()
    await vi.waitFor(() => expect(opened.shop.cart()?.totalQuantity).toBe(1))
    await settled()
    expect(opened.shop.calls.filter(({ name }) => name === 'addEntry')).toHaveLength(1)
    expect(openQuickView).toHaveBeenCalledTimes(1)
  })

  test('shows nothing of what is answered afterwards, and others may tell of it', async () => {
    document.body.innerHTML = html
    const opened = openShop()
    opened.shop.use('refused', 'addEntry')
    const undo = enhanceShop(opened.client, document, options)
    undos.push(opened.client.start())
    choose('Blue')
    addButton().click()
    input('input[name=email]').value = 'ada@example.com'
    document.querySelector('form')!.requestSubmit()
    undo()
    await vi.waitFor(() => expect(opened.client.cart.snapshot().failed?.operation.kind).toBe('add'))
    await vi.waitFor(() => expect(opened.shop.state.restockSignUps).toHaveLength(1))
    await settled()
    expect(document.querySelector('dialog, .product-restock-success')).toBeNull()
  })

  test('takes what it has said of an email with it', async () => {
    document.body.innerHTML = html
    const { client } = openShop()
    const undo = enhanceShop(client, document, options)
    signUp()
    await vi.waitFor(() => expect(find('[role=alert]').textContent).toBe('Email is invalid'))
    undo()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })
})

test('what is brought to life twice hears each press once', async () => {
  const openQuickView = vi.fn()
  const html = `${product}<i class="sqs-product-quick-view-button" data-id="mug"></i>`
  const opened = page(html, { openQuickView, captcha: createFakeCaptcha() })
  undos.push(
    enhanceShop(opened.client, document, {
      openQuickView,
      captcha: createFakeCaptcha(),
      hasPill: false,
      hasPopover: false,
    }),
  )
  choose('Blue')
  addButton().click()
  find('.sqs-product-quick-view-button').click()
  input('input[name=email]').value = 'ada@example.com'
  document.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(find('[role=status].product-restock-success').textContent).toBe('Signed up!'))
  await settled()
  expect(openQuickView).toHaveBeenCalledTimes(1)
  expect(opened.shop.calls.map(({ name }) => name).sort()).toEqual(['addEntry', 'signUpForRestock'])
})
