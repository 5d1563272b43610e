import { describe, expect, test, vi } from 'vitest'
import { addPopover } from '../markup.ts'
import { cartLink, page } from '../shop/printed-page.test-support.ts'

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
    const cleanup = addPopover(client, undefined, document)
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
    cleanup()
    expect(region()).not.toBeNull()
  })
})
