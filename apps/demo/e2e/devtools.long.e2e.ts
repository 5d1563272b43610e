import axeCore from 'axe-core'
import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { arrival, received, reports } from './measured.ts'
import {
  addedMessage,
  add,
  addButton,
  ready,
  at,
  expectCount,
  focusedName,
  serveDemo,
  visit,
  changeSettings,
} from './served.ts'

serveDemo()

const TABS = ['Timeline', 'Tracking', 'Performance', 'Settings', 'This page'] as const

async function openTab(page: Page, tab: (typeof TABS)[number]) {
  const handle = page.getByRole('button', { name: 'Developer tools' })
  if ((await handle.getAttribute('aria-expanded')) !== 'true') await handle.click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
}

test('the timeline shows calls and operations, as a picture and as a list', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await add(page)
  const list = page.locator('.devtools-list')
  await list.getByText('POST commerce/shopping-cart/entries').waitFor()
  await list.getByText('settled').waitFor()
  await expect.poll(() => page.locator('.devtools-bar[data-outcome=good]').count()).toBeGreaterThan(1)
})

test.each(['/shop', '/config'])(
  'on %s, tabs have the colour of the bar, lists have no bullets, and what is spoken is not seen',
  async (path) => {
    const { page } = await visit(path, { settings: { role: 'storeManager' } })
    await openTab(page, 'Timeline')
    const tracks = await page.locator('.devtools-tracks').evaluate((list) => {
      const { listStyleType, marginBlock, paddingInline } = getComputedStyle(list)
      return { listStyleType, marginBlock, paddingInline }
    })
    expect(tracks).toEqual({ listStyleType: 'none', marginBlock: '0px', paddingInline: '0px' })
    const spokenPx = await page.locator('.devtools-timeline').evaluate((timeline) => {
      const caption = document.createElement('span')
      caption.className = 'devtools-spoken'
      caption.textContent = 'GET editor/files 200'
      timeline.append(caption)
      return caption.getBoundingClientRect().width
    })
    expect(spokenPx).toBe(1)
    const colorOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).color)
    expect(await colorOf(page.getByRole('tab', { name: 'Tracking' }))).toBe(
      await colorOf(page.getByRole('button', { name: 'Developer tools' })),
    )
  },
)

test('a fault is switched on, seen, and switched off', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await page.getByLabel('500 Server down').check()
  await add(page)
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.locator('.devtools-list [data-outcome=bad]').first().waitFor()
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  // The failure was announced, and the button is itself again.
  await expect.poll(() => addButton(page).innerText()).toBe('Add To Cart')
  await add(page)
  await expectCount(page, 1)
})

test('the panel shows how its template was rendered, on every page', async () => {
  const { page } = await visit('/shop')
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await page.getByRole('tab', { name: 'This page' }).click()
  await page.getByText('listing.jsont').waitFor()
  await page.getByRole('img', { name: /24 renderings/ }).waitFor()
  await page.getByText('none', { exact: true }).waitFor()
  await page.goto(at('/journal'))
  await page.getByRole('tab', { name: 'This page' }).click()
  await page.getByText('journal.jsont').waitFor()
})

test('the settings turn the page around and darken it', async () => {
  const { page } = await visit('/shop')
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Right to left').check()
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByLabel('dark').check()
  await expect
    .poll(() => page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme))
    .toBe('dark')
})

test('operations that one request did for are bound together', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { latency: 300 } })
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/cart'))
  await openTab(page, 'Timeline')
  const more = page.getByRole('button', { name: 'One more' })
  await more.waitFor()
  // A press before the page is ready is held, and carried out once.
  await ready(page)
  // The first answer takes its time, so that the other presses find it under way on a slow machine, too.
  await changeSettings(page, { latency: 5000 })
  await more.click()
  await page.locator('.devtools-list').getByText('PUT commerce').first().waitFor()
  await changeSettings(page, { latency: 0 })
  for (const quantity of [3, 4, 5, 6]) {
    await more.click()
    // The next press knows of the one before.
    await expectCount(page, quantity)
  }
  await page.locator('.devtools-bar[data-track=cart][data-outcome=pending]').first().waitFor()
  await page.locator('.devtools-bar[data-track=cart][data-outcome=merged]').first().waitFor()
  await page.locator('.devtools-bond').first().waitFor()
  // Events of the previous page are still listed.
  await page.locator('.devtools-list').getByText('product-added').waitFor()
})

test('no label covers another, or lies under a mark, however many events come at once', async () => {
  const { page } = await visit('/shop', { settings: { latency: 300 } })
  await openTab(page, 'Timeline')
  for (const id of ['belly-jug', 'moon-jar', 'low-bowl', 'teapot-for-two', 'candle-foot', 'salt-pinch'])
    await page.locator(`.card[data-item-id=${id}] .sqs-add-to-cart-button`).dispatchEvent('click')
  await page.locator('.devtools-list').getByText('product-added').nth(5).waitFor()
  const covered = await page.evaluate(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('.devtools-track button')]
    return marks.flatMap((mark) => {
      const label = mark.querySelector('.devtools-caption')?.getBoundingClientRect()
      const others = marks.filter((other) => other !== mark && other.dataset.track === mark.dataset.track)
      const boxes = others.flatMap((other) => [
        other.getBoundingClientRect(),
        ...[...other.querySelectorAll('.devtools-caption')].map((each) => each.getBoundingClientRect()),
      ])
      const isCovered = boxes.some(
        (box) =>
          label &&
          Math.min(box.right, label.right) - Math.max(box.left, label.left) > 1 &&
          Math.min(box.bottom, label.bottom) - Math.max(box.top, label.top) > 4,
      )
      return isCovered ? [mark.textContent] : []
    })
  })
  await expect.poll(() => page.locator('.devtools-track .devtools-caption').count()).toBeGreaterThan(6)
  expect(covered).toEqual([])
})

const FAULTS = {
  Offline: 'no answer',
  '401 Not signed in': '401',
  '404 Not found': '404',
  '429 Too many requests': '429',
  '500 Server down': '500',
  'Broken JSON': '200',
  'Crumb failure': '200',
  'Dropped answers': 'no answer',
}

test('each fault can be switched on, and is seen in the calls', async () => {
  const { page } = await visit('/cart')
  await openTab(page, 'Settings')
  for (const [fault, seen] of Object.entries(FAULTS)) {
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await page.getByLabel(fault).check()
    await page.locator('.devtools-summary').getByText(fault).waitFor()
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.locator('.card .sqs-add-to-cart-button').first().click()
    await page
      .locator('.devtools-list li', { hasText: 'POST commerce' })
      .getByText(seen, { exact: true })
      .first()
      .waitFor()
    await changeSettings(page, { fault: 'none' })
    await page.keyboard.press('Escape')
    await page.reload()
  }
})

test('an answer that takes its time is not waited for', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await openTab(page, 'Settings')
  await page.getByLabel('4000 ms').check()
  await add(page)
  await expectCount(page, 1)
  await expect.poll(() => addButton(page).getAttribute('aria-busy')).toBe('true')
})

test('the store shows its cart as a pill', async () => {
  const { page } = await visit('/de/shop/p/belly-jug')
  await openTab(page, 'Settings')
  await page.getByLabel('Cart as a pill').check()
  await expect.poll(() => page.locator('.cart-link').isVisible()).toBe(false)
  const pill = page.locator('.sitewright-pill')
  await pill.waitFor({ state: 'attached' })
  expect(await pill.isVisible()).toBe(false)
  await add(page)
  await pill.waitFor()
  await expect.poll(() => pill.innerText()).toBe('1')
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await pill.click()
  await page.waitForURL('**/de/cart')
  // A page with a cart of its own has no pill.
  await page.getByRole('link', { name: 'Bauchkrug' }).waitFor()
  await ready(page)
  await expect.poll(() => pill.count()).toBe(0)
})

test('the store is without reviews, a minimum or scarcity when it is set so', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  const reviews = page.getByRole('heading', { name: 'What people say' })
  await reviews.waitFor()
  await openTab(page, 'Settings')
  await page.getByRole('checkbox', { name: 'Reviews' }).uncheck()
  await reviews.waitFor({ state: 'hidden' })
  await page.goto(at('/shop/p/moon-jar'))
  const few = page.locator('.product-scarcity')
  await few.waitFor()
  await page.getByLabel('Low stock warning').uncheck()
  await few.waitFor({ state: 'hidden' })
  await page.goto(at('/shop/p/candle-foot'))
  await page.getByLabel('Minimum of 50').uncheck()
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/cart'))
  await page.locator('main :is(a, button):not([aria-disabled=true])', { hasText: 'Check out' }).waitFor()
})

test('a store manager sees who waits and notifies them, and a viewer does not', async () => {
  const { page } = await visit('/shop/p/bottle-no-4')
  const block = page.locator('.product-restock-notification')
  await ready(page)
  await block.getByRole('textbox').fill('ada@example.com')
  await block.getByRole('button').click()
  await block.getByText('Signed up!').waitFor()
  await openTab(page, 'Settings')
  await page.getByLabel('Viewer').check()
  const admin = page.getByRole('complementary', { name: 'Behind the counter' })
  await admin.locator('summary').click()
  await admin.getByText('You see what visitors see').waitFor()
  await page.getByLabel('Store manager').check()
  await admin.locator('summary', { hasText: 'Store manager1' }).click()
  await admin.getByText('1 · Bottle No. 4').waitFor()
  const other = await page.context().newPage()
  await other.goto(at('/shop/p/bottle-no-4'))
  await ready(other)
  await other.locator('.product-restock-notification').getByRole('textbox').fill('bea@example.com')
  await other.locator('.product-restock-notification').getByRole('button').click()
  await other.getByText('Signed up!').waitFor()
  // The window gets the focus as the manager returns to this tab.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await admin.getByText('2 · Bottle No. 4').waitFor()
  await changeSettings(page, { fault: 'unauthorized' })
  await admin.getByRole('button', { name: 'Tell them' }).press('Enter')
  await admin.getByRole('alert').getByText('Please sign in first.').waitFor()
  await changeSettings(page, { fault: 'none' })
  await page.keyboard.press('Enter')
  await admin.getByText('Told').waitFor()
  await expect.poll(() => focusedName(page)).toBe('Edit the site')
  await page.getByLabel('No role on the website').check()
  await admin.waitFor({ state: 'hidden' })
})

test('a member comes and goes by a switch', async () => {
  const { page } = await visit('/shop')
  await openTab(page, 'Settings')
  await page.getByLabel('Member, signed in').check()
  await page.getByRole('link', { name: 'Account' }).waitFor()
  await page.getByLabel('Member, signed in').uncheck()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('a template is changed, and says what is wrong with it', async () => {
  const { page } = await visit('/shop')
  await openTab(page, 'This page')
  const source = page.getByLabel('listing.jsont')
  const original = await source.inputValue()
  await source.fill(original.replace('<h1><bdi>{collection.title}</bdi></h1>', '<h1>Only {count}</h1>'))
  await page.getByRole('heading', { name: 'Only 28 things' }).waitFor()
  await source.fill(original.replace('{collection.title}', '{.section collection}{title}'))
  await page.locator('.devtools-page pre').first().waitFor()
  await page.getByRole('button', { name: 'As it was' }).click()
  await page.getByRole('heading', { name: 'The shelf', level: 1 }).waitFor()
  await page.locator('.card[data-item-id=belly-jug] .sqs-add-to-cart-button').click()
  await expectCount(page, 1)
})

test('what was found stays found while the template of the search is edited', async () => {
  const { page } = await visit('/search?q=jug')
  await ready(page)
  const names = () => page.locator('main .card h3').allTextContents()
  const found = await names()
  await openTab(page, 'This page')
  await expect.poll(() => page.getByLabel('Its record').inputValue()).toContain('"query": "jug"')
  const source = page.getByLabel('search.jsont')
  await source.fill((await source.inputValue()).replace('{words.searchTitle}', 'Look for'))
  await page.getByRole('heading', { name: 'Look for' }).waitFor()
  expect(await names()).toEqual(found)
  expect(await page.getByRole('searchbox', { name: 'Look for' }).inputValue()).toBe('jug')
})

test('a form that the template editor has printed anew starts again', async () => {
  const { page } = await visit('/contact')
  await openTab(page, 'This page')
  const source = page.getByLabel('contact.jsont')
  await source.fill((await source.inputValue()).replace('<h1>', '<h1>Anew: '))
  await page.getByRole('heading', { name: /^Anew/ }).waitFor()
  const form = page.locator('main form[data-form-id=contact]')
  await page.locator('main form[data-form-id=contact][data-form-live]').waitFor()
  await form.locator('[type=submit]').dispatchEvent('click')
  await form.getByText('One or more fields is invalid, please check your entries.').waitFor()
})

/** Violations that axe finds in the devtools. It runs through the debugger, so the page's policy does not stop it. */
async function objections(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    // Forced colours are no part of the computed styles that axe reads.
    const isForced = matchMedia('(forced-colors: active)').matches
    const { violations } = await axe.run('.devtools', { rules: { 'color-contrast': { enabled: !isForced } } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

test.each([
  ['a wide screen', { viewport: { width: 1280, height: 900 } }],
  ['a phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const)('each tab has nothing that axe objects to, and fits, on %s', async (_, options) => {
  const { page } = await visit('/shop/p/belly-jug', { ...options, reducedMotion: 'reduce' })
  await arrival(page, 'VisitPDP')
  for (const tab of TABS) {
    await openTab(page, tab)
    await page.locator('.devtools-shown > *').first().waitFor()
    await expect.poll(() => objections(page), { message: tab }).toEqual([])
    const wide = await page
      .locator('.devtools-panel')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(wide, tab).toBe(0)
  }
})

test('the bar covers no control at the foot of a page', async () => {
  const { page } = await visit('/shop', { viewport: { width: 390, height: 844 } })
  await page.locator('.devtools-handle').waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('.devtools')?.getBoundingClientRect().top ?? 0
    const controls = [...document.querySelectorAll<HTMLElement>('.footer :is(a, button)')]
    return controls
      .filter((control) => control.getBoundingClientRect().bottom > bar)
      .map(({ outerHTML }) => outerHTML)
  })
  expect(covered).toEqual([])
})

test('the consent banner gives way to the panel, and the layout of the page does not shift', async () => {
  const { page } = await visit('/shop', { settings: { policy: 'banner' } })
  const banner = page.locator('[data-consent=root]')
  await banner.waitFor()
  await banner.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  await page.evaluate(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
        for (const { node } of sources)
          if (!node?.closest?.('.devtools')) shifts.push(node?.outerHTML?.slice(0, 90) ?? '')
    }).observe({ type: 'layout-shift' })
  })
  // No press of the visitor's own, after which a shift would not count.
  await page.locator('.devtools-handle').evaluate((handle: HTMLElement) => handle.click())
  const panel = page.locator('.devtools-panel')
  await panel.waitFor()
  const bottom = async () => {
    const box = await banner.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThanOrEqual((await panel.boundingBox())?.y ?? 0)
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

test('consent and roles are switched by keys alone, and the events follow', async () => {
  const { page } = await visit('/shop', { settings: { policy: 'banner' } })
  await page.locator('[data-consent=root]').waitFor()
  const press = async (name: string) => {
    // Tab is pressed until the focus is there, as a visitor does.
    const has = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    for (let i = 0; i < 60 && !(await has()).startsWith(name); i++) await page.keyboard.press('Tab')
    await expect.poll(() => has()).toMatch(new RegExp(`^${name}`))
    await page.keyboard.press('Enter')
  }
  await page.locator('.devtools-handle').focus()
  await page.keyboard.press('Enter')
  // The panel is loaded as it opens.
  await page.getByRole('tablist', { name: 'Developer tools' }).waitFor()
  await press('Timeline')
  await page.keyboard.press('ArrowRight')
  await page.locator('sitewright-tracking-devtools').waitFor()
  await press('Accept')
  await arrival(page, 'PageView')
  await page.getByText('The visitor is tracked.').waitFor()
  await press('Ask again')
  await page.locator('[data-consent=root]').waitFor()
  await page.getByRole('tab', { name: 'Settings' }).press('Enter')
  await page.locator('input[name=role]:checked').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByLabel('Store manager').isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('devtools-handle')
})

test('the overlay rates this page and shows its waterfall, and outlines its largest paint when it is asked to', async () => {
  const { page } = await visit('/shop/p/iris-vase')
  await arrival(page, 'VisitPDP')
  await openTab(page, 'Performance')
  const overlay = page.locator('.devtools-part')
  await overlay.getByText('Largest contentful paint').waitFor()
  await overlay.getByRole('table').getByText('iris-vase', { exact: true }).waitFor()
  const outline = overlay.locator('.outline')
  await expect.poll(() => outline.isVisible()).toBe(false)
  await overlay.getByRole('button', { name: 'Outline the element' }).click()
  await outline.waitFor()
})

test('what became of the events of an earlier page of the tab is still listed', async () => {
  const { page } = await visit('/shop')
  await arrival(page, 'VisitPLP')
  await page.goto(at('/journal'))
  await openTab(page, 'Tracking')
  await expect.poll(async () => (await reports(page)).join()).toContain('VisitPLP')
})

test('what the server has received can be forgotten', async () => {
  const { page } = await visit('/shop')
  await arrival(page, 'VisitPLP')
  await openTab(page, 'Tracking')
  await page.getByRole('list', { name: 'Events at the server' }).getByText('VisitPLP').waitFor()
  await page.getByRole('button', { name: 'Forget' }).click()
  await page.getByText('No event has arrived yet.').waitFor()
  expect((await received(page)).events).toEqual([])
})

test('a submission of a form is a span, and a sign-up for the newsletter two events', async () => {
  const { page } = await visit('/shop')
  await openTab(page, 'Timeline')
  const letter = page.locator('.letter')
  await letter.getByLabel('Email').fill('ada@example.com')
  await letter.getByRole('button').click()
  await page.locator('.devtools-list [data-track=form]', { hasText: 'saved' }).waitFor()
  expect((await arrival(page, 'newsletter_signup')).payload).toMatchObject({ formId: 'letter' })
  await arrival(page, 'Lead')
  await arrival(page, 'FormRender')
})
