import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { add, addButton, alive, at, expectCount, serveDemo, visit, weather } from './served.ts'

serveDemo()

const openTab = async (page: Page, tab: 'Timeline' | 'Weather' | 'This page') => {
  const handle = page.getByRole('button', { name: 'Observatory' })
  if ((await handle.getAttribute('aria-expanded')) !== 'true') await handle.click()
  await page.getByRole('button', { name: tab, exact: true }).click()
}

test('the observatory shows calls and operations, as a picture and as a list', async () => {
  const { page, problems } = await visit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await add(page)
  const list = page.locator('.sky-list')
  await list.getByText('POST commerce/shopping-cart/entries').waitFor()
  await list.getByText('settled').waitFor()
  expect(await page.locator('.sky-bar[data-outcome=good]').count()).toBeGreaterThan(1)
  expect(problems).toEqual([])
})

test('a fault is switched on, seen, and switched off', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await page.getByRole('button', { name: 'Weather', exact: true }).click()
  await page.getByLabel('500 Server down').check()
  await add(page)
  await page.getByRole('alertdialog').waitFor({ timeout: 15_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Timeline' }).click()
  await page.locator('.sky-list [data-outcome=bad]').first().waitFor()
  await page.getByRole('button', { name: 'Weather', exact: true }).click()
  await page.getByRole('button', { name: 'Fair weather again' }).click()
  // The failed press has been told of, and the button is itself again.
  await expect.poll(() => addButton(page).innerText(), { timeout: 8000 }).toBe('Add To Cart')
  await add(page)
  await expectCount(page, 1)
})

test('the page tells how its template was rendered, on every page', async () => {
  const { page } = await visit('/shop')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await page.getByRole('button', { name: 'This page' }).click()
  await page.getByText('listing.jsont').waitFor()
  await page.getByRole('img', { name: /24 renderings/ }).waitFor()
  await page.getByText('none', { exact: true }).waitFor()
  await page.goto(at('/journal'))
  await page.getByRole('button', { name: 'This page' }).click()
  await page.getByText('journal.jsont').waitFor()
})

test('the weather turns the page around and darkens it', async () => {
  const { page } = await visit('/shop')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await page.getByRole('button', { name: 'Weather', exact: true }).click()
  await page.getByLabel('Right to left').check()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByLabel('dark').check()
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
})

test('operations that one request did for are bound together', async () => {
  const { page } = await visit('/shop/p/belly-jug', { weather: { latency: 300 } })
  await add(page)
  await page.getByText('was added to your cart.').waitFor()
  await page.goto(at('/cart'))
  await openTab(page, 'Timeline')
  const more = page.getByRole('button', { name: 'One more' })
  await more.waitFor()
  // What is pressed before the page is alive is held, and done once.
  await alive(page)
  // The first answer takes its time, so that the other presses find it under way on a slow machine, too.
  await weather(page, { latency: 5000 })
  await more.click()
  await page.locator('.sky-list').getByText('PUT commerce').first().waitFor()
  await weather(page, { latency: 0 })
  for (const quantity of [3, 4, 5, 6]) {
    await more.click()
    // The next press knows of the one before.
    await expectCount(page, quantity)
  }
  await page.locator('.sky-bar[data-lane=cart][data-outcome=pending]').first().waitFor()
  await page.locator('.sky-bar[data-lane=cart][data-outcome=merged]').first().waitFor()
  await page.locator('.sky-bond').first().waitFor()
  // What the page before saw is still there.
  await page.locator('.sky-list').getByText('product-added').waitFor()
})

test('however much is told at once, no label stands on another, or under a mark', async () => {
  const { page } = await visit('/shop', { weather: { latency: 300 } })
  await openTab(page, 'Timeline')
  for (const id of ['belly-jug', 'moon-jar', 'low-bowl', 'teapot-for-two', 'candle-foot', 'salt-pinch'])
    await page.locator(`.card[data-item-id=${id}] .sqs-add-to-cart-button`).dispatchEvent('click')
  await page.locator('.sky-list').getByText('product-added').nth(5).waitFor()
  const covered = await page.evaluate(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('.sky-lane button')]
    return marks.flatMap((mark) => {
      const label = mark.querySelector('.sky-caption')?.getBoundingClientRect()
      const others = marks.filter((other) => other !== mark && other.dataset.lane === mark.dataset.lane)
      const boxes = others.flatMap((other) => [
        other.getBoundingClientRect(),
        ...[...other.querySelectorAll('.sky-caption')].map((each) => each.getBoundingClientRect()),
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
  expect(await page.locator('.sky-lane .sky-caption').count()).toBeGreaterThan(6)
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
  await openTab(page, 'Weather')
  for (const [fault, seen] of Object.entries(FAULTS)) {
    await page.getByRole('button', { name: 'Weather', exact: true }).click()
    await page.getByLabel(fault).check()
    await page.locator('.sky-weather').getByText(fault).waitFor()
    await page.getByRole('button', { name: 'Timeline' }).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.locator('.card .sqs-add-to-cart-button').first().click()
    await page
      .locator('.sky-list li', { hasText: 'POST commerce' })
      .getByText(seen, { exact: true })
      .first()
      .waitFor()
    await weather(page, { fault: 'none' })
    await page.keyboard.press('Escape')
    await page.reload()
  }
})

test('an answer that takes its time is not waited for', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await openTab(page, 'Weather')
  await page.getByLabel('4000 ms').check()
  await add(page)
  await expectCount(page, 1)
  expect(await addButton(page).getAttribute('aria-busy')).toBe('true')
})

test('the store shows its cart as a pill', async () => {
  const { page, problems } = await visit('/de/shop/p/belly-jug')
  await openTab(page, 'Weather')
  await page.getByLabel('Cart as a pill').check()
  expect(await page.locator('.cart-link').isVisible()).toBe(false)
  const pill = page.locator('.sitewright-pill')
  expect(await pill.isVisible()).toBe(false)
  await add(page)
  await pill.waitFor()
  expect(await pill.innerText()).toBe('1')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await pill.click()
  await page.waitForURL('**/de/cart')
  // A page with a cart of its own has no pill.
  await page.getByRole('link', { name: 'Bauchkrug' }).waitFor()
  expect(await pill.count()).toBe(0)
  expect(problems).toEqual([])
})

test('the store is without reviews, a minimum or scarcity when it is set so', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  const reviews = page.getByRole('heading', { name: 'What people say' })
  await reviews.waitFor()
  await openTab(page, 'Weather')
  await page.getByRole('checkbox', { name: 'Reviews' }).uncheck()
  await reviews.waitFor({ state: 'hidden' })
  await page.goto(at('/shop/p/moon-jar'))
  const few = page.locator('.product-scarcity')
  await few.waitFor()
  await page.getByLabel('Says when few are left').uncheck()
  await few.waitFor({ state: 'hidden' })
  await page.goto(at('/shop/p/candle-foot'))
  await page.getByLabel('Minimum of 50').uncheck()
  await add(page)
  await page.getByText('was added to your cart.').waitFor()
  await page.goto(at('/cart'))
  await page.getByRole('link', { name: 'Check out' }).waitFor()
})

test('a store manager sees who waits, tells them, and a viewer sees nothing of it', async () => {
  const { page, problems } = await visit('/shop/p/bottle-no-4')
  const block = page.locator('.product-restock-notification')
  await alive(page)
  await block.getByRole('textbox').fill('ada@example.com')
  await block.getByRole('button').click()
  await block.getByText('Signed up!').waitFor()
  await openTab(page, 'Weather')
  await page.getByLabel('Viewer').check()
  const staff = page.getByRole('complementary', { name: 'Behind the counter' })
  await staff.getByText('You see what visitors see').waitFor()
  await page.getByLabel('Store manager').check()
  await staff.getByText('1 · Bottle No. 4').waitFor()
  await staff.getByRole('button', { name: 'Tell them' }).click()
  await staff.getByText('Told').waitFor()
  await page.getByLabel('No role on the website').check()
  await staff.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('a member comes and goes by a switch', async () => {
  const { page } = await visit('/shop')
  await openTab(page, 'Weather')
  await page.getByLabel('Member, signed in').check()
  await page.getByRole('link', { name: 'Sign out' }).waitFor()
  await page.getByLabel('Member, signed in').uncheck()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('a template is changed, and says what is wrong with it', async () => {
  const { page, problems } = await visit('/shop')
  await openTab(page, 'This page')
  const source = page.getByLabel('listing.jsont')
  const original = await source.inputValue()
  await source.fill(original.replace('<h1>{collection.title}</h1>', '<h1>Only {count}</h1>'))
  await page.getByRole('heading', { name: 'Only 28 things' }).waitFor()
  await source.fill(original.replace('{collection.title}', '{.section collection}{title}'))
  await page.locator('.sky-page pre').first().waitFor()
  await page.getByRole('button', { name: 'As it was' }).click()
  await page.getByRole('heading', { name: 'The shelf', level: 1 }).waitFor()
  await page.locator('.card[data-item-id=belly-jug] .sqs-add-to-cart-button').click()
  await expectCount(page, 1)
  expect(problems).toEqual([])
})
