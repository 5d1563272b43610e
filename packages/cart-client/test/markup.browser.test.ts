import { createFakeCaptcha } from '@sitewright/site/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { enhanceShop, openLightbox, showAlert, showImage, type EnhanceShopOptions } from '../src/markup.ts'
import { messages } from '../src/index.ts'
import { buildProduct, buildVariant } from '../src/testing/index.ts'
import { openShop, type OpenShop } from './shop.ts'

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
    expect(addButton().ariaDisabled).toBe('true')
    await vi.waitFor(() =>
      expect(shop.cart()?.entries).toMatchObject([{ quantity: 2, chosenVariant: { sku: 'mug-blue' } }]),
    )
    await vi.waitFor(() => {
      time.pass(1000)
      expect(addButton().textContent.trim()).toBe('Added!')
    })
    time.pass(2000)
    expect(addButton().textContent.trim()).toBe('Add To Cart')
    addButton().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await vi.waitFor(() => expect(shop.cart()?.totalQuantity).toBe(4))
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

  // spec: CRT-173
  test('says that a form cannot be opened', async () => {
    const { shop, report } = page(button('print', { type: 2, more: 'data-form="{}"' }))
    addButton().click()
    await vi.waitFor(() => expect(dialogText()).toContain('Unable to open form'))
    expect(report).toHaveBeenCalledTimes(1)
    expect(shop.calls).toEqual([])
  })

  // spec: CRT-097
  test('is made visible when it is known that there is no cart', () => {
    document.body.innerHTML = product
    const opened = openShop()
    undos.push(enhanceShop(opened.client, document))
    const wrapper = find('.sqs-add-to-cart-button-wrapper')
    expect(wrapper.style.visibility).toBe('hidden')
    undos.push(opened.client.start())
    expect(wrapper.style.visibility).toBe('visible')
  })

  // spec: CRT-057
  test('says Purchase with express checkout', () => {
    page(button('print', { type: 2 }), {}, openShop({}, { expressCheckout: true }))
    expect(addButton().textContent.trim()).toBe('Purchase')
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
  })

  test('keep a choice that was made before they came to life', () => {
    page(product.replace('value="Red" name', 'checked value="Red" name'))
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
    input('input[name=isJoinMailingList]').checked = true
    submit('ada@example.com')
    expect(document.querySelector('[role=alert]')).toBeNull()
    const block = find('.product-restock-notification')
    await vi.waitFor(() => expect(block.children).toHaveLength(2))
    expect([...block.children].map(({ textContent }) => textContent)).toEqual([
      'Back soon',
      'We write to you.',
    ])
    expect(document.activeElement?.textContent).toBe('We write to you.')
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
    box.querySelector('button')?.click()
    expect(box.textContent).toBe('')
    await client.cart.add({ itemId: 'print' })
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
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    second.close()
    await second.closed
    expect(document.documentElement.style.overflow).toBe('hidden')
    await vi.waitFor(() => expect(dialog?.dataset.state).toBe('open'))
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(dialog?.dataset.state).toBe('closing')
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
  expect(dialog.role).toBe('alertdialog')
  expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Unable to Add Item',
  )
  dialog.requestClose()
  await closed
  expect(document.querySelector('dialog')).toBeNull()
})

test('a shop page that was put away is as dead as before', () => {
  const opened = openShop()
  document.body.innerHTML = product
  const undo = enhanceShop(opened.client, document)
  undo()
  addButton().click()
  expect(document.querySelector('dialog, .sitewright-pill, .sitewright-popover')).toBeNull()
  expect(opened.shop.calls).toEqual([])
})
