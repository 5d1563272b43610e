import { expect, onTestFinished, test, vi } from 'vitest'
import { enhanceIndicator, enhanceShop } from '../markup.ts'
import { openShop } from '../mock/open-shop.test-support.ts'
import { cartLink, find, cleanups } from '../shop/printed-page.test-support.ts'

// spec: CRT-101 CRT-102 CRT-106 CRT-107
test('a cart link of a printed page is initialized by the first sync and shows the number and subtotal of the cart', async () => {
  document.body.innerHTML = cartLink
  const { client, shop } = openShop()
  cleanups.push(enhanceShop(client, document))
  const link = find('a[href="/cart"]:not(.sitewright-pill)')
  expect(link.hasAttribute('data-initialized')).toBe(false)
  cleanups.push(client.start())
  expect([link.hasAttribute('data-initialized'), link.hasAttribute('data-empty')]).toEqual([true, true])
  expect(link.ariaLabel).toBe('Cart 0 $0.00: 0 items in cart')
  await client.cart.add({ itemId: 'print', quantity: 101 })
  expect(shop.cart()?.totalQuantity).toBe(101)
  expect(link.hasAttribute('data-empty')).toBe(false)
  expect(link.querySelector('.sqs-cart-quantity')?.textContent).toBe('100+')
  expect(link.querySelector('.sqs-cart-subtotal')?.textContent).toBe('$909.00')
  expect(link.ariaLabel).toBe('Cart 100+ $909.00: More than 100 items in cart')
})

test('a cart link without a subtotal formats no amount', () => {
  document.body.innerHTML = '<a href="/cart">Cart (<span class="sqs-cart-quantity"></span>)</a>'
  const { client } = openShop({}, { locale: 'is-IS', currency: 'ISK' })
  const format = vi.spyOn(Intl, 'NumberFormat')
  onTestFinished(() => format.mockRestore())
  cleanups.push(enhanceShop(client, document, { hasPill: false }), client.start())
  expect(find('.sqs-cart-quantity').textContent).toBe('0')
  expect(format).not.toHaveBeenCalled()
})

test('a cart link that is enhanced again listens to the cart once, until it is undone', () => {
  document.body.innerHTML = cartLink
  const { client } = openShop()
  const subscribe = vi.spyOn(client.cart, 'subscribe')
  const stop = enhanceIndicator(client, find('a'))
  cleanups.push(enhanceIndicator(client, find('a')))
  expect(subscribe).toHaveBeenCalledTimes(1)
  stop()
  cleanups.push(enhanceIndicator(client, find('a')))
  expect(subscribe).toHaveBeenCalledTimes(2)
})
