import { act, renderHook, waitFor } from '@testing-library/react'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs } from '@sitewright/site/crumbs'
import { createHttp } from '@sitewright/site/http'
import { createPreferences } from '@sitewright/site/preferences'
import { createFakeCaptcha } from '@sitewright/site/testing'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import {
  useAddToCart,
  useCartCount,
  useCartIndicator,
  useExpressCheckout,
  useInstalments,
  useLightbox,
  usePill,
  usePopover,
  usePreferences,
  useQuantity,
  useRestock,
  useVariantSelection,
  useVisit,
} from './react.ts'
import type { LightboxState } from './dialog/lightbox.machine.ts'
import { buildCart, buildEntry } from './mock/build.testing.ts'
import { mug, sizedMug } from './mock/picture.testing.ts'
import { createStage, OnStage, type StageOptions } from './mock/stage.testing.tsx'

/** Calls a hook on a page of its own. */
function use<Value, Props>(hook: (props: Props) => Value, initialProps: Props, options: StageOptions = {}) {
  const stage = createStage({ state: { products: [mug, sizedMug] }, ...options })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <OnStage stage={stage}>{children}</OnStage>
  )
  return { stage, ...renderHook(hook, { wrapper, initialProps }) }
}
const many = (quantity: number): StageOptions => ({
  state: { cart: buildCart({ entries: [buildEntry({ quantity })] }) },
})

// spec: CRT-051 CRT-055 CRT-071
test('useAddToCart shows which option is missing, adds the selection, and subscribes once', async () => {
  const { stage, result } = use(() => useAddToCart(mug), undefined)
  act(() => result.current.press())
  expect(result.current.alert).toEqual({
    title: 'Unable to Add Item',
    message: 'Please select the Colour option.',
  })
  act(() => result.current.dismissAlert())
  expect(result.current.alert).toBeUndefined()
  act(() => {
    result.current.press({ selection: { Colour: 'Blue' }, quantity: 2 })
    result.current.press({ selection: { Colour: 'Blue' }, quantity: 2 })
  })
  expect(result.current).toMatchObject({ state: 'adding', text: 'Adding…', isBusy: true })
  await waitFor(() => expect(result.current.state).toBe('confirmed'))
  expect(stage.shop.cart()?.totalQuantity).toBe(2)
})

// spec: CRT-057 CRT-013
test('useExpressCheckout buys at once, and goes to the checkout', async () => {
  const { stage, result } = use(() => useExpressCheckout(mug), undefined)
  expect(result.current.text).toBe('Purchase')
  act(() => result.current.press({ selection: { Colour: 'Blue' } }))
  await waitFor(() => expect(stage.visited).toEqual(['checkout']))
})

// spec: CRT-006
test('useVariantSelection returns the values that can be combined, and the selected variant', () => {
  const { result } = use(() => useVariantSelection(sizedMug), undefined)
  expect(result.current.options.map(({ name }) => name)).toEqual(['Colour', 'Size'])
  expect(result.current.choice).toEqual({ kind: 'unselected', options: ['Colour', 'Size'] })
  act(() => result.current.choose('Colour', 'Red'))
  act(() => result.current.choose('Size', 'Large'))
  expect(result.current.variant?.attributes).toEqual({ Colour: 'Red', Size: 'Large' })
  act(() => result.current.choose('Size', ''))
  expect(result.current.variant).toBeUndefined()
})

// spec: CRT-076 CRT-077
test('useQuantity keeps the typed text, and returns its problem', () => {
  const { result } = use(() => useQuantity(), undefined)
  expect(result.current).toMatchObject({ text: '1', quantity: 1, problem: undefined })
  act(() => result.current.setText('1.5'))
  expect(result.current).toMatchObject({ quantity: undefined, problem: 'Quantity must be a whole number' })
  act(() => result.current.setText('many'))
  expect(result.current.problem).toBe('Quantity must be a number.')
  act(() => result.current.setText('9998'))
  act(() => result.current.step(1))
  act(() => result.current.step(1))
  expect(result.current.text).toBe('9999')
})

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

// spec: CRT-103
test('usePopover names the added product until it is closed', async () => {
  const { stage, result } = use(() => usePopover(), undefined)
  await act(() => stage.client.cart.add({ itemId: 'mug', sku: 'mug-blue' }))
  expect(result.current).toMatchObject({ isOpen: true, text: 'Everyday mug was added to your cart.' })
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
})

// spec: CRT-139 CRT-145
test('useRestock returns the problem of an email, and the success text of a valid one', async () => {
  const { result } = use(
    () => useRestock({ productId: 'mug', variantId: 'mug-red', captcha: createFakeCaptcha() }),
    undefined,
  )
  await act(() => result.current.submit({ email: ' ' }))
  expect(result.current.error).toBe('Email cannot be blank')
  await act(() => result.current.submit({ email: 'ada@example.com' }))
  expect(result.current).toMatchObject({ state: 'done', success: 'Signed up!' })
})

// spec: CRT-116 CRT-117 CRT-122
test('useInstalments offers a quarter each time, and fetches the page about it', async () => {
  const context = {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 100_000,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  }
  const fetched = vi.fn(() => Promise.resolve(new Response('<h1>Pay in four</h1>')))
  const modalUrl = (locale: string): string => `/${locale}.html`
  const [variant] = mug.variants
  const { result } = use(() => useInstalments(mug, { variant, context, modalUrl, fetch: fetched }), undefined)
  expect(result.current.offer).toMatchObject({
    kind: 'in-range',
    text: '4 interest-free payments of $5.00',
  })
  act(() => result.current.open())
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, html: '<h1>Pay in four</h1>' }))
  expect(fetched).toHaveBeenCalledWith('/en_US.html')
})

// spec: CRT-161
test('useLightbox opens and closes, and the page does not scroll meanwhile', async () => {
  const { result, rerender } = use<LightboxState, boolean>((isOpen) => useLightbox(isOpen), false)
  expect(result.current).toBe('closed')
  rerender(true)
  expect(result.current).toBe('opening')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await waitFor(() => expect(result.current).toBe('open'))
  rerender(false)
  expect(result.current).toBe('closing')
  await waitFor(() => expect(result.current).toBe('closed'))
  expect(document.documentElement.style.overflow).toBe('')
})

test('useVisit emits each visit once', () => {
  const stage = createStage()
  const listener = vi.fn()
  stage.client.on(listener)
  const { rerender } = renderHook(
    ({ id }: { readonly id: string }) => useVisit({ kind: 'listing-visited', collectionId: id }),
    {
      wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
      initialProps: { id: 'shop' },
    },
  )
  rerender({ id: 'shop' })
  expect(listener.mock.calls).toEqual([[{ kind: 'listing-visited', collectionId: 'shop' }]])
})

// spec: CRT-003
test('usePreferences shows the settings of the store, and saves them', async () => {
  const calls: [string, unknown][] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    calls.push([init?.method ?? 'GET', init?.body])
    return Promise.resolve(Response.json({ layout: 'grid' }))
  }
  const preferences = createPreferences({
    http: createHttp({ fetch, crumbs: createCrumbs(createCookies()) }),
  })
  const { result } = renderHook(() => usePreferences(preferences, 'shop'))
  await waitFor(() => expect(result.current).toMatchObject({ status: 'success', value: { layout: 'grid' } }))
  await act(async () => expect(await result.current.save({ layout: 'list' })).toBe(true))
  expect(calls).toContainEqual(['PUT', '{"layout":"list"}'])
})
