import { describe, expect, test, vi } from 'vitest'
import { createInstalmentDialog, readInstalments } from './instalment.browser.ts'
import { instalmentDialog } from './instalment.machine.ts'
import { instalmentOffer, type InstalmentContext } from './instalment.ts'
import { openShop, settled } from '../mock/open-shop.test-support.ts'
import { walk } from '../walk.test-support.ts'

describe('instalments', () => {
  const context: InstalmentContext = {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 100_000,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  }
  const item = { productType: 1, priceCents: 10_000, currency: 'USD' }

  // spec: CRT-112 CRT-119 CRT-120
  test.each([
    [100, 'available for orders over $1.00'],
    [101, '4 interest-free payments of $0.25'],
    [100_000, '4 interest-free payments of $250.00'],
    [100_001, 'available for orders up to $1,000.00'],
  ])('%i subunits: %s', (priceCents, text) => {
    expect(instalmentOffer({ ...item, priceCents }, context)).toMatchObject({ text })
    const price = { value: (priceCents / 100).toFixed(2), currency: 'USD' }
    expect(instalmentOffer({ productType: 1, price }, context)).toMatchObject({ text })
  })

  test('names amounts in the currency of the price, as the country writes it', () => {
    const price = { value: '100.00', currency: 'AUD' }
    const australian = { ...context, stripeAccountCountry: 'AU' }
    expect(instalmentOffer({ productType: 1, price }, australian)).toMatchObject({
      text: '4 interest-free payments of $25.00',
    })
    expect(instalmentOffer({ productType: 1, price, locale: 'en-US' }, australian)).toMatchObject({
      text: '4 interest-free payments of A$25.00',
    })
  })

  test('reads language and country in any case', () => {
    const shouted = { ...context, shopperLanguage: 'EN', stripeAccountCountry: 'au' }
    expect(instalmentOffer(item, shouted)).toMatchObject({ kind: 'in-range', locale: 'en_AU' })
  })

  test('takes texts of its own', () => {
    const messages = { 'instalment.inRange': '{n} × {amount}' }
    expect(instalmentOffer(item, context, messages)).toMatchObject({
      text: '4 × $25.00',
      oneLineText: 'or 4 interest-free payments of $25.00 with',
    })
  })

  // spec: CRT-116 CRT-117 CRT-118 CRT-119
  test('has the text of its price', () => {
    expect(instalmentOffer(item, context)).toMatchObject({
      kind: 'in-range',
      text: '4 interest-free payments of $25.00',
      oneLineText: 'or 4 interest-free payments of $25.00 with',
    })
    expect(instalmentOffer({ ...item, priceCents: 100 }, context)).toMatchObject({
      kind: 'too-low',
      text: 'available for orders over $1.00',
    })
    expect(instalmentOffer({ ...item, priceCents: 100_001 }, context)).toMatchObject({
      kind: 'too-high',
      text: 'available for orders up to $1,000.00',
    })
    expect(instalmentOffer({ ...item, priceCents: 1001 }, context)).toMatchObject({
      text: '4 interest-free payments of $2.50',
    })
    expect(instalmentOffer({ ...item, count: 3 }, context)).toMatchObject({
      text: '3 interest-free payments of $33.33',
    })
  })

  // spec: CRT-001 CRT-111 CRT-113
  test.each([
    ['a digital product', { ...item, productType: 2 }, context],
    ['a price that is no number', { ...item, priceCents: Number.NaN }, context],
    [
      'a price that is no money',
      { productType: 1, price: { decimalValue: '', currencyCode: 'USD' } },
      context,
    ],
    [
      'a free item without limits',
      { ...item, priceCents: 0 },
      { ...context, afterPayMin: undefined, afterPayMax: undefined },
    ],
    ['an item that is not available', item, { ...context, afterPayAvailable: false }],
    ['a page without a context', item, undefined],
    ['a shopper who speaks French in the US', item, { ...context, shopperLanguage: 'fr' }],
  ])('is hidden for %s', (_, what, where) => {
    expect(instalmentOffer(what, where)).toEqual({ kind: 'hidden' })
  })
})

describe('the dialog about instalments', () => {
  const page = () => new Response('<h1>Pay later</h1>')
  const modalUrl = (locale: string) => `/instalments/${locale}.html`

  // spec: CRT-121
  test('the dialog opens when its page is there, and closes', () => {
    expect(
      walk(instalmentDialog, ['press', 'fetched', 'press', 'close', 'press', 'rejected', 'press', 'close']),
    ).toEqual(['fetching', 'open', 'open', 'closed', 'fetching', 'closed', 'fetching', 'closed'])
  })

  // spec: CRT-121 CRT-122
  test('fetches its page by locale, once', async () => {
    const fetch = vi.fn(() => Promise.resolve(page()))
    const dialog = createInstalmentDialog(openShop().client, { locale: 'en_GB', modalUrl, fetch })
    dialog.start()
    dialog.open()
    expect(dialog.snapshot()).toMatchObject({ isOpen: false, isFetching: true })
    await settled()
    expect(dialog.snapshot()).toEqual({ isOpen: true, isFetching: false, html: '<h1>Pay later</h1>' })
    dialog.close()
    dialog.open()
    await settled()
    expect(dialog.snapshot().isOpen).toBe(true)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/instalments/en_GB.html')
  })

  // spec: CRT-123
  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('stays closed and warns when its page %s', async (_, fetch) => {
    const warn = vi.fn()
    const dialog = createInstalmentDialog(openShop().client, { locale: 'en_US', modalUrl, fetch, warn })
    dialog.start()
    dialog.open()
    await settled()
    expect(dialog.snapshot().isOpen).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('can be opened again by the time of its warning', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const warn = vi.fn(() => expect(dialog.snapshot().isFetching).toBe(false))
    const options = { locale: 'en_US', modalUrl, fetch, warn }
    const dialog = createInstalmentDialog(openShop().client, options)
    dialog.start()
    dialog.open()
    await settled()
    expect(warn).toHaveReturnedTimes(1)
  })

  test('waits ten seconds for its page, and heeds no later answer', async () => {
    const answers: ((answer: Response) => void)[] = []
    const { client, time } = openShop()
    const fetch = () => new Promise<Response>((resolve) => void answers.push(resolve))
    const warn = vi.fn()
    const dialog = createInstalmentDialog(client, { locale: 'en_US', modalUrl, fetch, warn })
    dialog.start()
    dialog.open()
    time.pass(9999)
    expect(dialog.snapshot().isFetching).toBe(true)
    time.pass(1)
    expect(dialog.snapshot()).toMatchObject({ isOpen: false, isFetching: false })
    dialog.open()
    answers[0]?.(new Response('', { status: 503 }))
    await settled()
    expect(dialog.snapshot().isFetching).toBe(true)
    answers[1]?.(page())
    await settled()
    expect(dialog.snapshot().isOpen).toBe(true)
  })

  // spec: CRT-124 CRT-111
  test('an invalid context is reported, and hides the offer', () => {
    const { client, report } = openShop()
    const context = {
      afterPayAvailable: true,
      afterPayMin: 100,
      afterPayMax: 200_000,
      shopperLanguage: 'en',
      stripeAccountCountry: 'US',
    }
    expect(readInstalments(client, context)).toEqual(context)
    expect(report).not.toHaveBeenCalled()
    const without = (key: string) => ({ ...context, [key]: undefined })
    const broken = [
      undefined,
      null,
      'x',
      without('afterPayAvailable'),
      without('shopperLanguage'),
      without('stripeAccountCountry'),
      { ...context, afterPayMin: '100' },
      { ...context, afterPayMax: 99.5 },
    ]
    for (const each of broken) expect(readInstalments(client, each)).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(broken.length)
    const open = { ...context, afterPayMin: null, afterPayMax: undefined }
    expect(readInstalments(client, open)).toEqual(open)
  })
})
