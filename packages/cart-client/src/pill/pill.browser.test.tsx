import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PillCart } from '../react.ts'
import '../styles.css'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { openShop } from '../mock/open-shop.test-support.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { find, page } from '../shop/printed-page.test-support.ts'

const state = { cart: buildCart({ entries: [buildEntry()] }) }

/** The skins of the pill, each of a cart with one item. */
const skins: readonly [string, () => Promise<unknown>][] = [
  [
    'of React',
    () => {
      render(
        <OnStage stage={createStage({ state })}>
          <PillCart path="/" />
        </OnStage>,
      )
      return Promise.resolve()
    },
  ],
  ['of a printed page', () => page('', { hasPopover: false }).client.cart.add({ itemId: 'print' })],
]

// spec: CRT-022
test.each(skins)('the pill %s goes to the cart at a press of the pointer', async (_, show) => {
  await show()
  const pill = screen.getByRole<HTMLAnchorElement>('link')
  const followed = vi.fn((event: Event) => event.preventDefault())
  pill.addEventListener('click', followed)
  await userEvent.click(pill)
  expect(followed).toHaveBeenCalledTimes(1)
  expect(new URL(pill.href).pathname).toBe('/cart')
})

describe('the pill of a printed page', () => {
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
