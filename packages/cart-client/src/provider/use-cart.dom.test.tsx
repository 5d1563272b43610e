import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addAnnouncements } from '../markup.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { useCart, useCartClient, useCartSuspense } from '../react.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'

const threeMugs = { cart: buildCart({ entries: [buildEntry({ quantity: 3 })] }) }

test('renders again only when the selected value changes', async () => {
  const stage = createStage({ state: threeMugs })
  const rendered = vi.fn()
  function Ids() {
    const ids = useCart(
      ({ cart }) => cart?.entries.map(({ itemId }) => itemId) ?? [],
      (a, b) => a.join() === b.join(),
    )
    rendered(ids)
    return ids.join()
  }
  render(
    <OnStage stage={stage}>
      <Ids />
    </OnStage>,
  )
  const before = rendered.mock.calls.length
  await act(() => stage.client.cart.setQuantity('entry-1', 4))
  expect(stage.client.cart.snapshot().cart?.totalQuantity).toBe(4)
  expect(rendered).toHaveBeenCalledTimes(before)
  await act(() => stage.client.cart.add({ itemId: 'print' }))
  expect(rendered).toHaveBeenLastCalledWith(['mug', 'print'])
})

test('shows all of the cart in strict mode, and loads it once', async () => {
  const stage = createStage({ state: threeMugs, isUnread: true })
  const Count = () => useCart().cart?.totalQuantity ?? 'unknown'
  render(
    <StrictMode>
      <OnStage stage={stage}>
        <Count />
      </OnStage>
    </StrictMode>,
  )
  screen.getByText('unknown')
  await screen.findByText('3')
  expect(stage.shop.calls.map(({ name }) => name)).toEqual(['fetchCart'])
})

test('announces a change once on a page whose parts are React and markup', async () => {
  const stage = createStage({ state: threeMugs })
  const cleanup = addAnnouncements(stage.client, document)
  render(<OnStage stage={stage}>{null}</OnStage>)
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await act(() => stage.client.cart.setQuantity('entry-1', 4))
  await waitFor(() => expect(spoken().filter(Boolean)).toEqual(['4 items in cart']))
  // The other one goes on once the first one is gone.
  cleanup()
  cleanup()
  onTestFinished(addAnnouncements(stage.client, document))
  expect(spoken()).toEqual([''])
  await act(() => stage.client.cart.setQuantity('entry-1', 5))
  await waitFor(() => expect(spoken()).toEqual(['5 items in cart']))
})

test('suspends until the cart is known', async () => {
  const stage = createStage({ state: threeMugs, isUnread: true })
  const Count = () => useCartSuspense().cart?.totalQuantity
  render(
    <OnStage stage={stage}>
      <Suspense fallback="a moment">
        <Count />
      </Suspense>
    </OnStage>,
  )
  screen.getByText('a moment')
  await screen.findByText('3')
})

test('leaves a server to its fallback, unless the cart is known there', () => {
  const Count = () => useCartSuspense().cart?.totalQuantity
  const page = (stage: ReturnType<typeof createStage>): ReactNode => (
    <OnStage stage={stage}>
      <Suspense fallback="a moment">
        <Count />
      </Suspense>
    </OnStage>
  )
  vi.stubGlobal('window', undefined)
  try {
    expect(renderToString(page(createStage({ isUnread: true })))).toContain('a moment')
    expect(renderToString(page(createStage({ state: threeMugs })))).toContain('3')
  } finally {
    vi.unstubAllGlobals()
  }
})

test('throws an error that names the provider outside of one', () => {
  const Lost = () => useCartClient().currency
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Lost />)).toThrow('CartProvider')
  vi.restoreAllMocks()
})

test('announces the added product and the new number, once', async () => {
  const cart = buildCart({ entries: [buildEntry({ id: 'blue', quantity: 3 })] })
  const stage = createStage({ state: { cart } })
  render(<OnStage stage={stage}>page</OnStage>)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(() => stage.client.cart.add({ itemId: 'mug', sku: 'mug-red', title: 'Mug' }))
  expect(screen.getByRole('status').textContent).toBe('Mug was added to your cart. 4 items in cart')
  await act(() => stage.client.cart.remove('blue'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('One item in cart'))
})

test('goes on to show the page while a cart that could not be read is read again', async () => {
  const stage = createStage({ state: threeMugs, isUnread: true })
  stage.shop.useOnce('unexpected', 'fetchCart')
  const Count = () => {
    const { cart, status } = useCartSuspense()
    return `${cart?.totalQuantity ?? 'none'} ${status}`
  }
  render(
    <OnStage stage={stage}>
      <Suspense fallback="a moment">
        <Count />
      </Suspense>
    </OnStage>,
  )
  await screen.findByText('none failed')
  act(() => void stage.client.cart.refresh())
  screen.getByText('none loading')
  await screen.findByText('3 ready')
})
