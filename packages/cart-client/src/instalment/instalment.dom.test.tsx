import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { mug } from '../mock/picture.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'
import type { Product } from '../catalog/product.contract.ts'
import { Instalment, ProductBlock, useInstalments } from '../react.ts'

const context = {
  afterPayAvailable: true,
  afterPayMin: 1000,
  afterPayMax: 5000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}

const warn = vi.fn()

function Offer({ raw = context, fetch }: { raw?: unknown; fetch?: typeof globalThis.fetch }) {
  return (
    <Instalment.Root context={raw} fetch={fetch} warn={warn} modalUrl={(locale) => `/pay-in-four/${locale}`}>
      <Instalment.Banner brand={(brand) => brand} isOneLine />
      <Instalment.Info label="About instalments" />
      <Instalment.Dialog title="Pay in four" />
    </Instalment.Root>
  )
}

function show(offer: ReactNode, { product = mug }: { readonly product?: Product } = {}) {
  const stage = createStage({ state: { products: [product] } })
  render(
    <OnStage stage={stage}>
      <ProductBlock.Root product={product}>{offer}</ProductBlock.Root>
    </OnStage>,
  )
  return stage
}

const priced = (value: string) =>
  buildProduct({ variants: [buildVariant({ priceMoney: { value, currency: 'USD' } })] })

// spec: CRT-116 CRT-118 CRT-119
test.each([
  ['20.00', 'or 4 interest-free payments of $5.00 with primary'],
  ['10.00', 'available for orders over $10.00 primary'],
  ['50.01', 'available for orders up to $50.00 primary'],
])('offers instalments for a price of %s: %s', (price, says) => {
  show(<Offer />, { product: priced(price) })
  expect(screen.getAllByRole('button')[0]?.textContent).toBe(says)
})

test('offers instalments in the currency of the price, and not of the store', () => {
  const australian = { ...context, stripeAccountCountry: 'AU' }
  const product = buildProduct({
    variants: [buildVariant({ priceMoney: { value: '20.00', currency: 'AUD' } })],
  })
  show(<Offer raw={australian} />, { product })
  expect(screen.getAllByRole('button')[0]?.textContent).toBe(
    'or 4 interest-free payments of $5.00 with primary',
  )
})

// spec: CRT-113 CRT-115 CRT-124
test('hides instalments that are not offered, and reports an invalid context', () => {
  show(<Offer raw={{ ...context, afterPayAvailable: false }} />)
  show(<Offer raw={{ ...context, stripeAccountCountry: 'DE' }} />)
  show(<Offer />, { product: { ...priced('20.00'), productType: 3 } })
  expect(screen.queryByRole('button')).toBeNull()
  const { reported } = show(<Offer raw="nonsense" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(reported.length).toBeGreaterThan(0)
})

// spec: CRT-122
test.each([0, 1])('fetches the page of the locale once, and shows it in a sandboxed frame', async (which) => {
  const fetch = vi.fn(() => Promise.resolve(new Response('<h1>Pay in four</h1>')))
  show(<Offer fetch={fetch} />, { product: priced('20.00') })
  fireEvent.click(screen.getAllByRole('button')[which]!)
  const frame = await waitFor(() => document.querySelector('iframe') ?? expect.fail())
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toBe('<h1>Pay in four</h1>')
  expect(fetch.mock.calls).toEqual([['/pay-in-four/en_US']])
})

// spec: CRT-123
test('only warns if the page about instalments cannot be fetched', async () => {
  warn.mockClear()
  show(<Offer fetch={() => Promise.resolve(new Response('', { status: 503 }))} />, {
    product: priced('20.00'),
  })
  fireEvent.click(screen.getByRole('button', { name: 'About instalments' }))
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
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

test('useInstalments opens and closes with functions that each rendering makes anew', async () => {
  const fetched = vi.fn((address: string) => Promise.resolve(new Response(address)))
  const { result, rerender } = use(
    () =>
      useInstalments(mug, {
        context,
        variant: mug.variants[0],
        modalUrl: (locale) => `/${locale}.html`,
        fetch: (address) => fetched(address as string),
        warn: (problem): unknown => warn(problem),
      }),
    undefined,
  )
  act(() => result.current.open())
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, html: '/en_US.html' }))
  rerender(undefined)
  expect(result.current.isOpen).toBe(true)
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
  act(() => result.current.open())
  await waitFor(() => expect(result.current.isOpen).toBe(true))
  expect(fetched).toHaveBeenCalledOnce()
})

test('fetches and warns with the functions of the last rendering', async () => {
  const [first, last] = ['first', 'last'].map((name) => ({
    context,
    variant: mug.variants[0],
    modalUrl: () => `/${name}`,
    fetch: vi.fn(() => Promise.reject(new Error(name))),
    warn: vi.fn(),
  }))
  const { result, rerender } = use((options) => useInstalments(mug, options), first!)
  rerender(last)
  act(() => result.current.open())
  await waitFor(() => expect(last!.warn).toHaveBeenCalledExactlyOnceWith(new Error('last')))
  expect(last!.fetch.mock.calls).toEqual([['/last']])
  expect(first!.warn).not.toHaveBeenCalled()
})
