import { createCartClient } from '@sitewright/cart-client'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop } from './mocks/shop'
import { products } from './products'
import { Shop } from './shop'

let shop: ReturnType<typeof createShop>
let server: ReturnType<typeof setupServer>

beforeEach(() => {
  shop = createShop()
  server = setupServer(...shop.handlers)
  server.listen({ onUnhandledRequest: 'error' })
  render(<Shop client={createCartClient({ currency: 'EUR' })} products={products} />)
})
afterEach(() => {
  cleanup()
  server.close()
})

/** Presses the button of a product. */
function add(name: string) {
  const product = screen.getByRole('heading', { name }).parentElement
  if (!product) throw new Error(`There is no ${name}.`)
  fireEvent.click(within(product).getByRole('button', { name: /add to cart/i }))
}

test('a bowl is in the cart, and one more', async () => {
  add('Bowl')
  await waitFor(() => expect(shop.cart()?.totalQuantity).toBe(1))
  const entry = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-cart="entry"]')
    if (!found) throw new Error('The cart is empty.')
    return found
  })
  fireEvent.click(within(entry).getByRole('button', { name: 'One more: Bowl' }))
  await waitFor(() => expect(shop.cart()?.totalQuantity).toBe(2))
  expect((await screen.findAllByText('€69.00')).length).toBeGreaterThan(0)
})

test('a server that is down is announced, and nothing is in the cart', async () => {
  shop.use('serverDown', 'addEntry')
  add('Bowl')
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(shop.cart()?.totalQuantity ?? 0).toBe(0)
})
