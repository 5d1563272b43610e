import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PillPage } from '../pill/pill.ts'
import { CartIndicator, PillCart, useCartCount, useCartIndicator, usePill } from '../react.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { createStage, OnStage, type StageOptions } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'

const cartOf = (quantity: number) => ({
  cart: buildCart({ entries: quantity > 0 ? [buildEntry({ quantity })] : [] }),
})

function showPill(quantity: number, page: PillPage, expressCheckout = false) {
  const stage = createStage({ state: cartOf(quantity), client: { expressCheckout } })
  render(
    <OnStage stage={stage}>
      <PillCart {...page} />
    </OnStage>,
  )
  return { ...stage, link: screen.queryByRole('link') }
}

// spec: CRT-022 CRT-024 CRT-106
test.each([
  [1, '1', 'One item in cart'],
  [100, '100', '100 items in cart'],
  [101, '100+', 'More than 100 items in cart'],
])('shows a link to the cart for %i items', (quantity, shown, spoken) => {
  const { link } = showPill(quantity, { path: '/' })
  expect(link?.getAttribute('href')).toBe('/cart')
  expect(link?.querySelector('[aria-hidden][data-cart="count"]')?.textContent).toBe(shown)
  expect(link?.querySelector('[data-cart="spoken"]')?.textContent?.trim()).toBe(spoken)
})

// spec: CRT-022
test('leads to the cart page of the shop', () => {
  expect(showPill(1, { path: '/de', cartPath: '/de/cart' }).link?.getAttribute('href')).toBe('/de/cart')
})

// spec: CRT-021 CRT-023
test.each([
  ['an empty cart', 0, { path: '/' }, false],
  ['the cart page', 1, { path: '/cart' }, false],
  ['the cart page with a query', 1, { path: '/cart/?a=1' }, false],
  ['a page with a cart of its own', 1, { path: '/', hasCustomCart: true }, false],
  ['express checkout', 1, { path: '/' }, true],
] as const)('shows no pill with %s', (_, quantity, page, expressCheckout) => {
  expect(showPill(quantity, page, expressCheckout).link).toBeNull()
})

// spec: CRT-023
test('shows the pill when something is added', async () => {
  const { client } = showPill(0, { path: '/' })
  void client.cart.add({ itemId: 'print' })
  await screen.findByRole('link')
})

// spec: CRT-046 CRT-101 CRT-102 CRT-107
test.each([
  [0, 'empty', '0 items in cart'],
  [3, 'filled', '3 items in cart'],
])('shows no number for %i items before the first sync', async (quantity, state, spoken) => {
  const stage = createStage({ state: cartOf(quantity), isUnread: true })
  render(
    <OnStage stage={stage}>
      <CartIndicator />
    </OnStage>,
  )
  const link = screen.getByRole('link', { name: 'Cart' })
  expect(link.dataset.state).toBe('uninitialized')
  await waitFor(() => expect(link.dataset.state).toBe(state))
  expect(link.querySelector('[data-cart="spoken"]')?.textContent?.trim()).toBe(spoken)
})

const many = (quantity: number): StageOptions => ({ state: cartOf(quantity) })

describe('hooks for the number of items', () => {
  // spec: CRT-023 CRT-024 CRT-101 CRT-102 CRT-106
  test.each([
    [0, { count: 0, text: '0', spoken: '0 items in cart' }, 'hidden', 'empty'],
    [1, { count: 1, text: '1', spoken: 'One item in cart' }, 'shown', 'filled'],
    [101, { count: 101, text: '100+', spoken: 'More than 100 items in cart' }, 'shown', 'filled'],
  ])('of %s items says so', (quantity, said, pill, indicator) => {
    const { result } = use(
      () => [useCartCount(), usePill({ path: '/shop' }), useCartIndicator()] as const,
      undefined,
      quantity > 0 ? many(quantity) : {},
    )
    expect(result.current[0]).toEqual(said)
    expect(result.current[1]).toEqual({ ...said, state: pill })
    expect(result.current[2]).toEqual({ ...said, state: indicator })
  })

  // spec: CRT-021
  test('there is no pill with express checkout, nor on the cart page', () => {
    const express = use(() => usePill({ path: '/shop' }), undefined, {
      ...many(1),
      client: { expressCheckout: true },
    })
    expect(express.result.current.state).toBe('absent')
    expect(use(() => usePill({ path: '/cart' }), undefined, many(1)).result.current.state).toBe('absent')
  })
})
