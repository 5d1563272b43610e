import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { arrival, names, received, reports, visitCookies } from './measured.ts'
import {
  add,
  addButton,
  addedMessage,
  at,
  changeSettings,
  expectCount,
  ready,
  scriptRun,
  serveDemo,
  visit,
} from './served.ts'

serveDemo()

const banner = (page: Page) => page.locator('[data-consent=root]')
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()

async function openDevtools(page: Page, tab: string): Promise<void> {
  const handle = page.getByRole('button', { name: 'Developer tools' })
  if ((await handle.getAttribute('aria-expanded')) !== 'true') await handle.click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
}

/** Waits until an event was reported in the devtools with a status. */
const expectReport = (page: Page, report: string) =>
  expect.poll(async () => (await reports(page)).join('\n')).toContain(report)

test('the banner of a wide window leaves the call to action of the first screen in sight', async () => {
  const { page } = await visit('/', {
    settings: { policy: 'banner' },
    viewport: { width: 1280, height: 900 },
  })
  await banner(page).waitFor()
  const action = await page.getByRole('link', { name: 'See the shelf' }).boundingBox()
  const bar = await banner(page).boundingBox()
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('a visitor is not tracked before the answer, then with all that was held, and not after a withdrawal', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { policy: 'banner' } })
  await banner(page).waitFor()
  await openDevtools(page, 'Tracking')
  await expectReport(page, 'PageView census held: consent')
  await page.getByText('events are held').waitFor()
  await expect.poll(() => names(page)).toEqual([])
  await expect.poll(() => visitCookies(page)).toEqual([])
  await answer(page, 'Accept')
  await arrival(page, 'PageView')
  await arrival(page, 'VisitPDP')
  await expect
    .poll(() => visitCookies(page))
    .toEqual(['SS_ANALYTICS_ID', 'SS_SESSION_ID', 'ss_cvr', 'ss_cvt'])
  await page.getByRole('button', { name: 'Cookies' }).click()
  await banner(page).getByText('You have accepted cookies.').waitFor()
  await answer(page, 'Decline')
  await banner(page).waitFor({ state: 'hidden' })
  await expect.poll(() => visitCookies(page)).toEqual([])
  const before = await names(page)
  await add(page)
  await expectCount(page, 1)
  await expectReport(page, 'AddToCart version 1 refused: consent')
  await expect.poll(() => names(page)).toEqual(before)
})

test('the answer is remembered on the next page, and by other tabs', async () => {
  const { page } = await visit('/de/shop', { settings: { policy: 'banner' } })
  await banner(page).getByText('Dürfen wir Sie zählen?').waitFor()
  const other = await page.context().newPage()
  await other.goto(at('/'))
  await banner(other).waitFor()
  await answer(page, 'Ablehnen')
  await banner(other).waitFor({ state: 'hidden' })
  const decision = scriptRun(page, 'consent-banner')
  await page.goto(at('/journal'))
  await ready(page)
  await decision
  await openDevtools(page, 'Tracking')
  await expectReport(page, 'PageView census refused: consent')
  expect(await banner(page).isVisible()).toBe(false)
  await expect.poll(() => names(page)).toEqual([])
})

test('a refusal clears the five tracking cookies and no other', async () => {
  const { page } = await visit('/shop', { settings: { policy: 'banner' } })
  await page.evaluate(() => {
    for (const name of ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt', 'ss_other'])
      for (const path of ['/', '/shop']) document.cookie = `${name}=1; path=${path}`
  })
  await answer(page, 'Decline')
  await expect.poll(() => visitCookies(page)).toEqual(['ss_other', 'ss_other'])
})

test('a shop without cookies counts its visitors without ids', async () => {
  const { page } = await visit('/shop', { settings: { policy: 'absolute' } })
  const { payload } = await arrival(page, 'PageView')
  expect(payload.ss_cvr).toBe('')
  await expect.poll(() => visitCookies(page)).toEqual([])
  await expect.poll(() => banner(page).count()).toBe(0)
})

test.each([
  ['a visitor without a role', {}, 'PageView census sent'],
  ['a viewer', { role: 'viewer' }, 'PageView census sent'],
  ['a store manager', { role: 'storeManager' }, 'PageView census refused: account'],
  ['an administrator', { role: 'admin' }, 'PageView census refused: account'],
  ['a page that is not found', { pageType: 'notFound' }, 'PageView census refused: page'],
  ['a lock screen', { pageType: 'lockScreen' }, 'PageView census refused: page'],
  ['a denied member area', { pageType: 'memberAreaAccessDenied' }, 'PageView census refused: page'],
  ['tracking that is turned off', { tracking: false }, 'PageView census refused: disabled'],
  ['Do Not Track', { dnt: true }, 'PageView census refused: consent'],
  ['Global Privacy Control', { gpc: true }, 'PageView census refused: consent'],
])('of %s the page view is decided: %j', async (_, settings, report) => {
  const { page } = await visit('/shop', { settings })
  await openDevtools(page, 'Tracking')
  await expectReport(page, report)
  expect((await names(page)).includes('PageView')).toBe(report.endsWith(' sent'))
})

test('a search is an event of its own, and no page view', async () => {
  const { page } = await visit('/search?q=jug')
  expect((await arrival(page, 'SiteSearch')).payload.query).toBe('jug')
  await arrival(page, 'Search')
  // Events arrive in their order, and a page that is left early is counted by the next one.
  await page.goto(at('/journal'))
  await arrival(page, 'PageView')
  const views = (await received(page)).events.filter(({ name }) => name === 'PageView')
  expect(views.map(({ payload }) => new URL(String(payload.url)).pathname)).toEqual(['/journal'])
})

test('each step of a purchase is an event, and the order is one for tracker, pixel and tag manager, once', async () => {
  const { page } = await visit('/shop')
  await arrival(page, 'VisitPLP')
  await page.locator('.card[data-item-id=belly-jug]').hover()
  await page.locator('.card[data-item-id=belly-jug] .sqs-product-quick-view-button').click()
  expect((await arrival(page, 'QuickView')).payload).toEqual({ id: 'belly-jug' })
  await page.goto(at('/shop/p/belly-jug'))
  await arrival(page, 'VisitPDP')
  await add(page)
  await addedMessage(page).waitFor()
  expect((await arrival(page, 'AddToCart')).payload).toMatchObject({ itemId: 'belly-jug', quantity: 1 })
  expect((await arrival(page, 'add_to_cart')).payload).toMatchObject({
    website_id: 'sill',
    product_page: true,
    product: { item_id: 'belly-jug', item_title: 'Belly Jug' },
  })
  await page.goto(at('/cart'))
  await arrival(page, 'ViewCart')
  await page.goto(at('/checkout'))
  const form = page.locator('main')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Street and number').fill('Quay 1')
  await form.getByLabel('Postcode and town').fill('1 Haven')
  await form.getByRole('button', { name: 'Buy' }).click()
  await page.waitForURL('**/order-confirmed**')
  const { payload } = await arrival(page, 'OrderConfirmed')
  expect(payload).toMatchObject({ orderId: 'S-00001', testMode: true, websiteId: 'sill' })
  await arrival(page, 'Purchase')
  const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown)
  expect(layer).toMatchObject([
    { event: 'purchase', ecommerce: { transaction_id: 'S-00001', value: 62, currency: 'USD' } },
  ])
  await page.reload()
  // The page of the order has read it again, and has told its tracker what there is to tell.
  await page.locator('.order').waitFor()
  await ready(page)
  await page.goto(at('/'))
  await expect
    .poll(async () => (await names(page)).filter((name) => name === 'PageView').length)
    .toBeGreaterThanOrEqual(6)
  for (const name of ['OrderConfirmed', 'Purchase', 'AddToCart', 'add_to_cart'])
    expect((await names(page)).filter((each) => each === name)).toHaveLength(1)
})

test('what is removed from the cart is an event', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/cart'))
  await page.getByRole('button', { name: 'Remove Belly Jug' }).click()
  expect((await arrival(page, 'RemoveFromCart')).payload).toMatchObject({ itemId: 'belly-jug' })
})

test('the link to the reviews of a product is an event, and leads there', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await arrival(page, 'VisitPDP')
  await page.locator('.product a[href="#reviews"]').click()
  await arrival(page, 'ReviewsAnchorClick')
  await expect.poll(() => new URL(page.url()).hash).toBe('#reviews')
})

test('a picture that is opened in a gallery, and a sound that begins, are events', async () => {
  const { page } = await visit('/gallery')
  await arrival(page, 'PageView')
  await ready(page)
  await page.locator('#grid').getByRole('link').nth(1).click()
  await page.getByRole('dialog').waitFor()
  expect((await arrival(page, 'GalleryOpened')).payload).toMatchObject({
    galleryId: 'grid',
    index: 1,
  })
  await page.goto(at('/shop/p/sound-of-the-kiln'))
  await ready(page)
  await page.locator('audio').evaluate((audio) => audio.dispatchEvent(new Event('play')))
  await arrival(page, 'Audio')
})

test('visitor metrics need their flag', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { visitorMetrics: false } })
  await add(page)
  await arrival(page, 'AddToCart')
  // Events arrive in their order.
  await page.goto(at('/cart'))
  await arrival(page, 'ViewCart')
  expect(await names(page)).not.toContain('add_to_cart')
})

test('an event of the last moment before a navigation arrives once', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await arrival(page, 'VisitPDP')
  await page
    .locator('.header-links a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      // The click and the navigation are of one task: no request can be sent between them.
      document.querySelector('.footer-consent')?.classList.add('button')
      document.querySelector<HTMLElement>('.footer-consent')?.click()
      link.click()
    })
  await page.waitForURL('**/shop')
  await arrival(page, 'ButtonClick')
  await arrival(page, 'VisitPLP')
  expect((await names(page)).filter((name) => name === 'ButtonClick')).toHaveLength(1)
})

test('events that are made offline survive reloads, and arrive once when the network is back', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await arrival(page, 'VisitPDP')
  await changeSettings(page, { fault: 'offline' })
  await page.goto(at('/shop/p/moon-jar'))
  await openDevtools(page, 'Tracking')
  await expectReport(page, 'VisitPDP v1 queued')
  await page.reload()
  await expectReport(page, 'VisitPDP v1 queued')
  await changeSettings(page, { fault: 'none' })
  await page.reload()
  const visits = async () =>
    (await received(page)).events
      .filter(({ name }) => name === 'VisitPDP')
      .map(({ payload }) => payload.itemId)
  // One visit of the jug, and three of the jar.
  await expect.poll(visits).toHaveLength(4)
  expect((await visits()).toSorted()).toEqual(['belly-jug', 'moon-jar', 'moon-jar', 'moon-jar'])
})

test('an answer that is lost is no event that is lost, and none that counts twice', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { fault: 'dropped' } })
  await arrival(page, 'VisitPDP')
  await changeSettings(page, { fault: 'none' })
  await page.reload()
  await expect.poll(async () => (await received(page)).doubles).toBeGreaterThan(0)
  const ids = (await received(page)).events.flatMap(({ id }) => id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})

// spec: DEMO-002
test('a page is measured, and its record has arrived when it is left', async () => {
  const { page } = await visit('/sign-in')
  await page.addInitScript(() => {
    const seen = { lcp: 0, fcp: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') seen.fcp = startTime
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto(at('/shop/p/iris-vase'))
  await arrival(page, 'VisitPDP')
  // On a busy machine an event arrives before the first paint.
  await page.waitForFunction(() => (window as unknown as { seen: { lcp: number } }).seen.lcp > 0)
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; fcp: number } }).seen)
  await page.goto(at('/journal'))
  await expect
    .poll(async () => (await received(page)).records.map(({ data }) => data.context.pathname))
    .toContain('/shop/p/iris-vase')
  const records = (await received(page)).records.filter(
    ({ data, event }) => event === 'page_speed' && data.context.pathname === '/shop/p/iris-vase',
  )
  expect(records).toHaveLength(1)
  const [{ app, data } = { app: '', data: undefined }] = records
  expect(app).toBe('sill')
  expect(data).toMatchObject({
    navigationType: 'navigate',
    firstContentfulPaint: seen.fcp,
    largestContentfulPaint: seen.lcp,
    cumulativeLayoutShift: 0,
    context: { version: '4.13.1', hostname: '127.0.0.1' },
  })
  const images = (await received(page)).records.filter(({ event }) => event === 'image')
  expect(images.length).toBeGreaterThan(0)
  const events = (await received(page)).events.filter(({ name }) => name === 'Performance')
  expect(events.map(({ payload }) => payload.largest_contentful_paint_ms)).toContain(seen.lcp)
})

test('a session is recorded if it is eligible, and its experiment says so', async () => {
  const setUp = { settings: { recording: true }, timezoneId: 'America/New_York' }
  const { page } = await visit('/sign-in', setUp)
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }))
  await page.goto(at('/'))
  await openDevtools(page, 'Timeline')
  const list = page.locator('.devtools-list')
  await list.getByText('identify recording-1').waitFor()
  await list.getByText('initialization').waitFor()
  await list.getByText('GET commerce/fullstory/getId').waitFor()
  await openDevtools(page, 'Settings')
  await page.getByLabel('session-recording: false').check()
  // The page is loaded again, and the focus returns to the control.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('variant')
  await openDevtools(page, 'Timeline')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.reload()
  await list.getByText('POST census/RecordHit').first().waitFor()
  // A recorder asks for its id before the first event is sent.
  expect(await list.getByText('GET commerce/fullstory/getId').count()).toBe(0)
})

test('what measures is loaded after the page', async () => {
  const { page } = await visit('/sign-in')
  await page.goto(at('/'))
  await arrival(page, 'PageView')
  const { load, start } = await page.evaluate(() => {
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/measuring-'))
    const [navigation] = performance.getEntriesByType('navigation')
    const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity
    return { load, start: script?.startTime ?? 0 }
  })
  expect(start).toBeGreaterThanOrEqual(load)
})

test('a page that is left before it is measured is counted by the next one, once, with what was pressed', async () => {
  const { page } = await visit('/robots.txt')
  // The first page's answer never comes.
  let isFirst = true
  await page.route('**/assets/measuring-*.js', (route) => (isFirst ? undefined : route.continue()))
  await page.goto(at('/'))
  await ready(page)
  isFirst = false
  await page.locator('main a.button').first().click()
  await page.waitForURL('**/shop')
  await arrival(page, 'VisitPLP')
  const paths = async () =>
    (await received(page)).events
      .filter(({ name }) => name === 'PageView')
      .map(({ payload }) => new URL(String(payload.url)).pathname)
  await expect.poll(paths).toEqual(['/', '/shop'])
  await page.goto(at('/journal'))
  await expect.poll(paths).toEqual(['/', '/shop', '/journal'])
  expect((await names(page)).filter((name) => name === 'ButtonClick')).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('sill-left-page')
})

// spec: TRK-012
test('a product whose page is left before the answer is tracked as added by the next page, once', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await arrival(page, 'VisitPDP')
  await changeSettings(page, { latency: 3000 })
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click()
    // By then the request is on the way.
    setTimeout(() => document.querySelector<HTMLElement>('.cart-link')?.click(), 600)
  })
  await page.waitForURL('**/cart')
  await changeSettings(page, { latency: 0 })
  const { payload } = await arrival(page, 'AddToCart')
  expect(payload).toMatchObject({ itemName: 'Belly Jug', quantity: 1 })
  await page.reload()
  await expect.poll(async () => (await names(page)).filter((name) => name === 'ViewCart').length).toBe(2)
  const added = (await received(page)).events.filter(({ name }) => name === 'AddToCart')
  expect(new Set(added.map(({ version }) => version)).size).toBe(added.length)
})
