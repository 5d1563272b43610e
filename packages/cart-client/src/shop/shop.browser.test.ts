import { createFakeCaptcha } from '@sitewright/site/testing'
import { describe, expect, test, vi } from 'vitest'
import { enhanceShop } from '../markup.ts'
import {
  addButton,
  cartLink,
  choose,
  find,
  input,
  page,
  product,
  cleanups,
} from './printed-page.test-support.ts'
import { openShop, settled } from '../mock/open-shop.test-support.ts'

describe('a shop page that was undone', () => {
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
    // Without this the browser would leave the page of the test.
    find('form').addEventListener('submit', (event) => event.preventDefault(), { once: true })
    return find('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  }

  test('is as dead as before', async () => {
    document.body.innerHTML = html
    openQuickView.mockClear()
    const opened = openShop()
    const cleanup = enhanceShop(opened.client, document, options)
    const stop = opened.client.start()
    cleanup()
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
    // The space bar keeps its default action.
    const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true })
    expect(addButton().dispatchEvent(space)).toBe(true)
    stop()
  })

  test('can be enhanced again, and handles each press once', async () => {
    document.body.innerHTML = html
    openQuickView.mockClear()
    const opened = openShop()
    enhanceShop(opened.client, document, options)()
    cleanups.push(enhanceShop(opened.client, document, options), opened.client.start())
    choose('Blue')
    addButton().click()
    find('.sqs-product-quick-view-button').click()
    await vi.waitFor(() => expect(opened.shop.cart()?.totalQuantity).toBe(1))
    await settled()
    expect(opened.shop.calls.filter(({ name }) => name === 'addEntry')).toHaveLength(1)
    expect(openQuickView).toHaveBeenCalledTimes(1)
  })

  test('names each quick-view button by its product until it is undone', () => {
    document.body.innerHTML = `<article><h2>Mug</h2>${quickView}</article>${quickView}`
    const opened = openShop()
    const names = () =>
      [...document.querySelectorAll('.sqs-product-quick-view-button')].map(({ ariaLabel }) => ariaLabel)
    const cleanup = enhanceShop(opened.client, document, options)
    expect(names()).toEqual(['Quick View: Mug', null])
    cleanup()
    expect(names()).toEqual([null, null])
  })

  test('shows no later response, and leaves it to other parts', async () => {
    document.body.innerHTML = html
    const opened = openShop()
    opened.shop.use('refused', 'addEntry')
    const cleanup = enhanceShop(opened.client, document, options)
    cleanups.push(opened.client.start())
    choose('Blue')
    addButton().click()
    input('input[name=email]').value = 'ada@example.com'
    document.querySelector('form')!.requestSubmit()
    cleanup()
    await vi.waitFor(() => expect(opened.client.cart.snapshot().failed?.operation.kind).toBe('add'))
    await vi.waitFor(() => expect(opened.shop.state.restockSignUps).toHaveLength(1))
    await settled()
    expect(document.querySelector('dialog, .product-restock-success')).toBeNull()
  })

  test('removes its text about an email', async () => {
    document.body.innerHTML = html
    const { client } = openShop()
    const cleanup = enhanceShop(client, document, options)
    signUp()
    await vi.waitFor(() => expect(find('[role=alert]').textContent).toBe('Email is invalid'))
    cleanup()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })
})

test('a page that is enhanced twice handles each press once', async () => {
  const openQuickView = vi.fn()
  const html = `${product}<i class="sqs-product-quick-view-button" data-id="mug"></i>`
  const opened = page(html, { openQuickView, captcha: createFakeCaptcha() })
  cleanups.push(
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

// spec: CRT-021 CRT-103
test.each([
  ['without a pill', { hasPill: false }, '.sitewright-popover', '.sitewright-pill'],
  ['without a popover', { hasPopover: false }, '.sitewright-pill', '.sitewright-popover'],
])('a page may do %s', (_, options, there, left) => {
  const opened = openShop()
  document.body.innerHTML = product
  cleanups.push(enhanceShop(opened.client, document, options))
  expect(document.querySelector(there)).not.toBeNull()
  expect(document.querySelector(left)).toBeNull()
})
