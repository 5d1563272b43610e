import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { names } from './measured.ts'
import { addedMessage, add, addButton, ready, at, expectCount, outDir, serveDemo, visit } from './served.ts'

serveDemo({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

/** Chunks of the build by their keys. */
const chunks = () =>
  JSON.parse(readFileSync(new URL(`../${outDir}/.vite/manifest.json`, import.meta.url), 'utf8')) as Readonly<
    Record<string, Chunk>
  >

/** Files of an entry and of everything that it imports at once. */
function filesOf(entry: string): ReadonlySet<string> {
  const all = chunks()
  const keys = new Set<string>()
  const add = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const imported of all[key]?.imports ?? []) add(imported)
  }
  add(entry)
  return new Set([...keys].map((key) => `/${all[key]?.file ?? ''}`))
}

const SERVER = ['src/mock/msw.ts', 'src/mock/server.ts']

/** Files that belong to the server in the page, as no other part among some loaded files imports them. */
function serverFiles(loaded: readonly string[]): ReadonlySet<string> {
  const entries = Object.entries(chunks()).filter(
    ([key, { file, src }]) => src !== undefined && !SERVER.includes(key) && loaded.includes(`/${file}`),
  )
  const others = new Set(entries.flatMap(([key]) => [...filesOf(key)]))
  return new Set(SERVER.flatMap((key) => [...filesOf(key)]).filter((file) => !others.has(file)))
}

/** The scripts that a page has loaded when it rests, without the server that lives in the page. */
async function scriptBytes(
  path: string,
): Promise<{ readonly bytes: number; readonly names: readonly string[] }> {
  const { page } = await visit('/sign-in')
  await ready(page)
  await page.waitForLoadState('networkidle')
  const debug = await page.context().newCDPSession(page)
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    )
  })
  await page.goto(at(path), { waitUntil: 'networkidle' })
  const inline = await page.locator('script:not([src], [type])').allTextContents()
  const server = serverFiles([...scripts.keys()])
  const own = [...scripts].filter(([name]) => !server.has(name))
  const sizes = [
    ...(await Promise.all(own.map(([, size]) => size))),
    ...inline.map((text) => gzipSync(text).length),
  ]
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), names: own.map(([name]) => name) }
}

test('the home page loads 100 kB of script at most, and only what it shows', async () => {
  const { bytes, names } = await scriptBytes('/')
  console.warn(`${(bytes / 1000).toFixed(1)} kB of script on the home page: ${names.length} files`)
  expect(bytes).toBeLessThan(100_000)
  expect(bytes).toBeGreaterThan(50_000)
  const manifest: Readonly<Record<string, Chunk | undefined>> = chunks()
  const elsewhere = [
    'src/page-app/page-app.tsx',
    'src/cart-page/cart-page.tsx',
    'src/devtools/panel.tsx',
    'src/gallery/start-gallery.ts',
    'src/product/buy-bar.ts',
    'src/product/quick-view.ts',
    'src/rerender/rerender.ts',
    'src/rerender/search.ts',
    'src/form/start-form.ts',
    'src/promo/show-promo.ts',
    'src/comments/start-reactions.ts',
  ].map((source) => manifest[source]?.file)
  expect(elsewhere).not.toContain(undefined)
  expect(
    names.filter((name) => elsewhere.includes(name.slice(1)) || /\/(render|client|jsx-runtime)-/.test(name)),
  ).toEqual([])
})

test.each(['/shop/p/iris-vase', '/gallery'])('%s has no app, and loads no React', async (path) => {
  const { names } = await scriptBytes(path)
  expect(names.filter((name) => /\/(client|page-app|jsx-runtime)-/.test(name))).toEqual([])
})

function observe() {
  const seen = { shift: 0, lcp: 0, inp: 0, element: '', shifts: [] as string[] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Element }[]
    })[]) {
      if (entry.hadRecentInput) continue
      seen.shift += entry.value
      seen.shifts.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? ''))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.lcp = entry.startTime
      seen.element = entry.element?.outerHTML ?? ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}
interface Seen {
  readonly shift: number
  readonly lcp: number
  readonly element: string
  readonly inp: number
  readonly shifts: readonly string[]
}

test.each(['/', '/shop', '/shop/p/iris-vase', '/gallery', '/journal', '/cart', '/de/shop/p/iris-vase'])(
  'nothing moves on %s by itself',
  async (path) => {
    const { page } = await visit('/sign-in')
    await page.addInitScript(observe)
    await page.goto(at(path), { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    const { shift, shifts } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    expect({ shift, shifts }).toEqual({ shift: 0, shifts: [] })
  },
)

test('nothing moves on the page of a cart that has to be read first', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { latency: 250 } })
  await add(page)
  await addedMessage(page).waitFor()
  await page.addInitScript(observe)
  await page.goto(at('/cart'))
  await page.getByRole('button', { name: 'Remove Belly Jug' }).waitFor()
  await page.getByText('Customers also bought').waitFor()
  await page.waitForTimeout(300)
  const { shift, shifts } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  expect({ shift, shifts }).toEqual({ shift: 0, shifts: [] })
})

test('on a slow machine the product is what is seen, before any script, and a press is answered in its own frame', async () => {
  const { page } = await visit('/sign-in')
  await page.addInitScript(observe)
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(at('/shop/p/iris-vase'), { waitUntil: 'networkidle' })
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await page.selectOption('select[data-variant-option-name=Size]', 'Tall')
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  // The same task that is told of the press shows it: no network and no timer comes between.
  const answer = await addButton(page).evaluate((button: HTMLElement) => {
    button.click()
    return button.textContent?.trim()
  })
  expect(answer).toBe('Adding…')
  await expectCount(page, 1)
  const { lcp, element, inp } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  console.warn(`LCP ${lcp.toFixed(0)} ms, slowest interaction ${inp} ms, at a quarter of the speed`)
  // The largest paint is the picture that the document asks for first: no script has a part in it.
  expect(element).toContain('/picture/iris-vase')
  expect(element).toContain('fetchpriority="high"')
})

/** Marks a page, so that a document that was kept can be told from one that was loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isKept: true }))
const isKept = (page: Page) => page.evaluate(() => 'isKept' in window)

/** True if the browser has a back/forward cache: headless builds from npm have none. */
async function hasBackForwardCache(): Promise<boolean> {
  const { page } = await visit('/robots.txt')
  await mark(page)
  await page.goto(at('/icon.svg'))
  await page.goBack({ waitUntil: 'commit' })
  return isKept(page)
}

test('a page that comes back is as it was, with the cart of now', async ({ skip }) => {
  skip(!(await hasBackForwardCache()), 'this browser has no back/forward cache')
  const { page } = await visit('/shop/p/belly-jug')
  await mark(page)
  await add(page)
  await addedMessage(page).waitFor()
  await page.locator('.cart-link').click()
  await page.getByRole('button', { name: 'Remove Belly Jug' }).click()
  await expectCount(page, 0)
  // The count is ahead of the server, which has to have heard of it before the page is left.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sill-server'))).not.toContain('belly-jug')
  // A page that comes out of the cache does not load.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => isKept(page)).toBe(true)
  await expectCount(page, 0)
  await expect.poll(() => addButton(page).innerText()).toBe('Add To Cart')
  await add(page)
  await expectCount(page, 1)
})

test('an add that was under way as its page was left is counted once when the page comes back', async ({
  skip,
}) => {
  skip(!(await hasBackForwardCache()), 'this browser has no back/forward cache')
  const { page } = await visit('/shop/p/belly-jug', { settings: { latency: 2000 } })
  await mark(page)
  await expectCount(page, 0)
  await add(page)
  await expectCount(page, 1)
  // A page of the shop would take the add over.
  await page.goto(at('/icon.svg'))
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => isKept(page)).toBe(true)
  await addedMessage(page).waitFor()
  const added = async () => (await names(page)).filter((name) => name === 'AddToCart').length
  await expect.poll(added).toBeGreaterThan(0)
  // After a second, the cart is searched for items that closed pages were sending.
  await page.waitForTimeout(3000)
  expect(await added()).toBe(1)
})
