import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { messages } from '../index.ts'
import { addPopover, enhanceShop, openLightbox, showAlert } from '../markup.ts'
import { cartLink, find, page, product, undos } from './printed-page.test-support.ts'
import { openShop } from '../mock/open-shop.test-support.ts'

describe('the cart link', () => {
  // spec: CRT-101 CRT-102 CRT-106 CRT-107
  test('is initialized by the first sync and shows the number and subtotal of the cart', async () => {
    document.body.innerHTML = cartLink
    const { client, shop } = openShop()
    undos.push(enhanceShop(client, document))
    const link = find('a[href="/cart"]:not(.sitewright-pill)')
    expect(link.hasAttribute('data-initialized')).toBe(false)
    undos.push(client.start())
    expect([link.hasAttribute('data-initialized'), link.hasAttribute('data-empty')]).toEqual([true, true])
    expect(link.ariaLabel).toBe('Cart 0 $0.00: 0 items in cart')
    await client.cart.add({ itemId: 'print', quantity: 101 })
    expect(shop.cart()?.totalQuantity).toBe(101)
    expect(link.hasAttribute('data-empty')).toBe(false)
    expect(link.querySelector('.sqs-cart-quantity')?.textContent).toBe('100+')
    expect(link.querySelector('.sqs-cart-subtotal')?.textContent).toBe('$909.00')
    expect(link.ariaLabel).toBe('Cart 100+ $909.00: More than 100 items in cart')
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

  // spec: CRT-022
  test('goes to the cart at a press of the pointer', async () => {
    const { client } = page('')
    await client.cart.add({ itemId: 'print' })
    const followed = vi.fn((event: Event) => event.preventDefault())
    find('.sitewright-pill').addEventListener('click', followed)
    await userEvent.click(find('.sitewright-pill'))
    expect(followed).toHaveBeenCalledTimes(1)
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

  test('leaves links to the cart alone that have no count', async () => {
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
  test('stays below the cart link, else in the corner, and closes', async () => {
    const { client, time } = page(`${cartLink}<div style="height: 5000px"></div>`)
    const box = find('.sitewright-popover')
    await client.cart.add({ itemId: 'print' })
    expect(box.textContent).toBe('Print was added to your cart.')
    expect(box.matches(':popover-open')).toBe(true)
    expect([box.style.insetBlockStart, box.style.insetInlineEnd]).toEqual([
      '53px',
      `${document.documentElement.clientWidth - find('a[href="/cart"]').getBoundingClientRect().right}px`,
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
test('the popover stays below the cart link on a page from right to left', async () => {
  document.documentElement.dir = 'rtl'
  const { client } = page(cartLink.replace('right: 40px', 'left: 70px'))
  await client.cart.add({ itemId: 'print' })
  document.documentElement.dir = ''
  expect(find('.sitewright-popover').style.insetInlineEnd).toBe('70px')
})

describe('changes of the cart', () => {
  const region = () => document.querySelector('[data-cart="spoken"][role="status"][aria-live="polite"]')

  test('are announced to screen readers, on a page without React as well', async () => {
    const { client } = page(cartLink)
    expect(region()?.textContent).toBe('')
    await client.cart.add({ itemId: 'print' })
    expect(region()?.textContent).toBe('Print was added to your cart. One item in cart')
    await client.cart.setQuantity(client.cart.snapshot().cart!.entries[0]!.id, 3)
    await vi.waitFor(() => expect(region()?.textContent).toBe('3 items in cart'))
  })

  test('are announced once if several parts of a page ask for it', () => {
    const { client } = page(cartLink)
    const undo = addPopover(client, undefined, document)
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
    undo()
    expect(region()).not.toBeNull()
  })
})

describe('the popover, with the pointer or the focus on it,', () => {
  const open = async () => {
    const opened = page(cartLink)
    await opened.client.cart.add({ itemId: 'print' })
    return { ...opened, box: find('.sitewright-popover') }
  }

  // spec: CRT-103
  test('keeps inside of the window when the cart link is at its start', async () => {
    const { client } = page(cartLink.replace('right: 40px', 'left: 0'))
    await client.cart.add({ itemId: 'mug', sku: 'mug-blue', title: 'Mug' })
    expect(find('.sitewright-popover').getBoundingClientRect().left).toBeGreaterThanOrEqual(16)
  })

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
  /** Presses beside the dialog, in the corner of the window. */
  const press = (target: HTMLElement): void => {
    const where = { clientX: 1, clientY: 1, bubbles: true }
    target.dispatchEvent(new PointerEvent('pointerdown', where))
    target.dispatchEvent(new MouseEvent('click', where))
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
    const top = () => dialog?.getBoundingClientRect().top
    const expected = () => (innerHeight - dialog!.offsetHeight) / 2
    expect(top()).toBeCloseTo(expected(), 0)
    expect(dialog?.ariaLabel).toBe('Engraving')
    const before = top()
    dialog?.querySelector('div')?.style.setProperty('height', '300px')
    window.dispatchEvent(new Event('resize'))
    expect(top()).toBeLessThan(before!)
    expect(top()).toBeCloseTo(expected(), 0)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    second.close()
    await second.closed
    expect(document.documentElement.style.overflow).toBe('hidden')
    await vi.waitFor(() => expect(dialog?.dataset.state).toBe('open'))
    // The choices of a dropdown may hang out of the dialog.
    press(find('dialog button'))
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
    press(find('dialog'))
    await lightbox.closed
    style.remove()
  })
})

// spec: CRT-164
test('a lightbox neither waits nor moves for visitors who prefer reduced motion', async () => {
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
