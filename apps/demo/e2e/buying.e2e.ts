import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  addedMessage,
  add,
  addButton,
  ready,
  at,
  expectCount,
  changeSettings,
  placeOrder,
  serveDemo,
  visit,
} from './served.ts'

serveDemo()

test('a shopper finds a thing, gives it a name, and buys it', async () => {
  const { page } = await visit('/')
  await page.getByRole('link', { name: 'See the shelf' }).click()
  await page.getByRole('link', { name: 'Sill Planter' }).first().click()
  await add(page)
  const form = page.locator('dialog')
  await form.getByLabel('Name on the rim').fill('Basil')
  await form.getByRole('button', { name: 'Add to Cart' }).click()
  await addedMessage(page, 'Sill Planter').waitFor()
  await expectCount(page, 1)

  await page.locator('.cart-link').click()
  await page.getByText('“Basil”').waitFor()
  await page.getByText('To check out, your order subtotal must be $50.00 or more.').waitFor()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await placeOrder(page)
  await page.getByText('2 × Sill Planter').waitFor()
  await page.locator('.order-total').getByText('$92.00').waitFor()
  // The picture of what was bought is whole: four wide, five high.
  const picture = await page.locator('.line-list img').boundingBox()
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(1.25)
  await ready(page)
  await expectCount(page, 0)
})

// spec: DEMO-013
test('product pages have menus or radio buttons, reviews, instalments, a quantity, a restock block and a form', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  const main = page.locator('main > .product')
  await ready(page)
  await page.getByRole('heading', { name: 'What people say' }).waitFor()
  await expect.poll(() => page.locator('[data-reviews] blockquote').count()).toBeGreaterThan(1)
  await main.getByLabel('Quantity').waitFor()
  await main.getByRole('button', { name: 'Add To Cart' }).waitFor()
  await main.getByRole('button', { name: 'Quarterly' }).click()
  await page.getByRole('dialog', { name: 'Quarterly' }).waitFor()

  await page.goto(at('/shop/p/iris-vase'))
  await expect.poll(() => main.getByRole('combobox').count()).toBe(2)
  await page.goto(at('/shop/p/morning-cup'))
  await expect.poll(() => main.getByRole('radio').count()).toBe(5)
  await page.goto(at('/shop/p/bottle-no-4'))
  await main.locator('.product-restock-notification').getByRole('textbox').waitFor()
  await page.goto(at('/shop/p/sill-planter'))
  await add(page)
  await page.getByRole('dialog').getByLabel('Name on the rim').waitFor()
})

test('options that are not chosen are asked for', async () => {
  const { page } = await visit('/shop/p/iris-vase')
  await add(page)
  await page.getByText('Please select the Glaze and Size options.').waitFor()
  await page.keyboard.press('Escape')
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await page.selectOption('select[data-variant-option-name=Size]', 'Tall')
  await expect
    .poll(() => page.locator('[data-shown]').getAttribute('data-image-id'))
    .toBe('image-iris-vase-moss')
  await add(page)
  await expectCount(page, 1)
})

test('a grid has no room for messages: the button itself asks', async () => {
  const { page } = await visit('/shop')
  const button = page.locator('.card[data-item-id=iris-vase] .sqs-add-to-cart-button')
  await page.locator('.card[data-item-id=iris-vase] .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await button.click()
  await expect.poll(() => button.innerText()).toBe('Select Option')
  await expect.poll(() => button.innerText()).toBe('Add To Cart')
  await expect
    .poll(() => page.locator('.card[data-item-id=bottle-no-4] .sqs-add-to-cart-button').innerText())
    .toBe('Sold Out')
})

test('the button shows how far it is, in colours that are never those of a disabled one', async () => {
  const { page } = await visit('/shop/p/belly-jug', { reducedMotion: 'reduce' })
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  // Every label is written down with its ground, so that none is missed on a machine that is busy.
  await addButton(page).evaluate((button) => {
    const seen: string[][] = []
    Object.assign(window, { seen })
    const note = () => seen.push([button.textContent?.trim() ?? '', getComputedStyle(button).backgroundColor])
    note()
    new MutationObserver(note).observe(button, { attributes: true, childList: true, subtree: true })
  })
  await addButton(page).click()
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[][] }).seen)
  const labels = async () =>
    (await seen()).map(([label]) => label).filter((label, i, all) => label !== all[i - 1])
  await expect.poll(labels).toEqual(['Add To Cart', 'Adding…', 'Added!', 'Add To Cart'])
  const grounds = new Map((await seen()).map(([label = '', ground]) => [label, ground]))
  expect(grounds.get('Added!')).toBe('rgb(76, 90, 36)')
  expect(grounds.get('Adding…')).toBe('rgb(36, 33, 28)')
})

test('a gift card is written on a page of its own, and bought', async () => {
  const { page } = await visit('/shop/p/gift-card')
  await add(page)
  await page.getByText('Select a denomination for the Gift Card').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('label', { hasText: 'Fifty' }).click()
  await add(page)
  await page.waitForURL(at('/gift-card*'))
  await page.getByLabel('Who is it for?').fill('Mina')
  await page.getByLabel('A sentence').fill('For the window.')
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('“For the window.”').waitFor()
  await page.getByRole('button', { name: 'Check out' }).click()
  const form = page.locator('main form.counter')
  await form.getByText('“For the window.”').waitFor()
  // It is sent by email.
  expect(await form.getByLabel('Street and number').count()).toBe(0)
  await placeOrder(page)
  await page.locator('main').getByText('“For the window.”').waitFor()
  await page.locator('.order-total').getByText('$50.00').waitFor()
})

test('a subscription begins on a page of its own', async () => {
  const { page } = await visit('/shop/p/stems-monthly')
  await add(page)
  await page.waitForURL('**/subscription?cartToken=*')
  await page.locator('.totals').getByText('$18.00 every week').waitFor()
  await page.locator('main').getByLabel('Name').fill('Ada')
  await page.locator('main').getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('It begins on Friday.').waitFor()
})

test('express checkout goes to the checkout at once, and on to the order', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { express: true } })
  await expect.poll(() => addButton(page).innerText()).toBe('Purchase')
  await add(page)
  await page.waitForURL('**/checkout')
  await page.getByText('1 × Belly Jug').waitFor()
  await placeOrder(page)
  await page.getByText('1 × Belly Jug').waitFor()
  await page.locator('.order-total').getByText('$62.00').waitFor()
})

test('a shopper signs up for the restock of a sold-out product', async () => {
  const { page } = await visit('/shop/p/bottle-no-4')
  const block = page.locator('.product-restock-notification')
  await ready(page)
  await block.getByRole('button').click()
  await block.getByText('Email cannot be blank').waitFor()
  await block.getByRole('textbox').fill('ada')
  await block.getByRole('button').click()
  await block.getByText('Email is invalid').waitFor()
  await block.getByRole('textbox').fill('ada@example.com')
  await block.getByRole('button').click()
  await block.getByText('Signed up!').waitFor()
  await expect.poll(() => block.locator('form').count()).toBe(0)
  await expect.poll(() => addButton(page).isVisible()).toBe(false)
})

test('a choice that is sold out says so at the press, and the server is not asked', async () => {
  const { page } = await visit('/shop/p/oil-cruet')
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await page.locator('main > .product label', { hasText: 'Sea' }).click()
  await page.locator('.product-restock-notification').waitFor()
  await addButton(page).click()
  await page
    .getByRole('alertdialog', { name: 'Unable to Add Item' })
    .getByText('Sorry, we do not have enough of that item available.')
    .waitFor()
  await expect.poll(() => addButton(page).innerText()).toBe('Add To Cart')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sill-server') ?? ''))
    .not.toContain('oil-cruet')
})

test('a shop whose stock has run out says so at the press', async () => {
  const { page } = await visit('/shop/p/iris-vase', { settings: { emptyShelf: true } })
  await ready(page)
  const press = async () => {
    await addButton(page).click()
    const said = await page.getByRole('alertdialog').textContent()
    await page.keyboard.press('Escape')
    return said
  }
  // Until the stock is known, the options are asked for.
  await expect.poll(press).toContain('Sorry, we do not have enough of that item available.')
})

test('the quick view of a sold-out product has a form in place of the button', async () => {
  const { page } = await visit('/shop')
  const card = page.locator('.card[data-item-id=bottle-no-4]')
  await ready(page)
  await card.hover()
  await card.locator('.sqs-product-quick-view-button').click()
  const view = page.locator('dialog')
  await view.getByText('Tell me when it is back').waitFor()
  await expect.poll(() => view.locator('.sqs-add-to-cart-button').isVisible()).toBe(false)
})

test('instalments are explained in a lightbox, and only offered in range', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.getByText('or 4 interest-free payments of $15.50 with').waitFor()
  const pill = page.getByRole('button', { name: 'Quarterly' })
  await ready(page)
  await pill.click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Quarterly' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await expect.poll(() => pill.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goto(at('/shop/p/moon-jar'))
  await page.getByText('available for orders up to $1,000.00').waitFor()
  await page.goto(at('/shop/p/candle-foot'))
  await page.getByText('available for orders over $35.00').waitFor()
})

test('a quick view is a product page over the grid', async () => {
  const { page } = await visit('/shop')
  const card = page.locator('.card[data-item-id=belly-jug]')
  await card.locator('.sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await card.hover()
  await card.locator('.sqs-product-quick-view-button').click()
  const view = page.locator('dialog')
  await view.getByRole('heading', { name: 'Belly Jug' }).waitFor()
  await view.locator('.sqs-add-to-cart-button').click()
  await expectCount(page, 1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
})

/** Options of each entry in the server's cart. */
const chosen = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const { cart } = JSON.parse(localStorage.getItem('sill-server') ?? '{}') as {
      cart?: { entries: { chosenVariant: { attributes: unknown } }[] }
    }
    return (cart?.entries ?? []).map(({ chosenVariant }) => chosenVariant.attributes)
  })

test.each(['mouse', 'touch'] as const)(
  'a quick view sells the radio option chosen by %s',
  async (pointer) => {
    const isTouch = pointer === 'touch'
    const { page } = await visit('/shop', { hasTouch: isTouch })
    // The first card of the page has an option of the same name and value.
    const first = page.locator('.card[data-item-id=iris-vase] input[value=Chalk]')
    const press = (target: Locator) => (isTouch ? target.tap() : target.click())
    const card = page.locator('.card[data-item-id=morning-cup]')
    await ready(page)
    await card.hover()
    await press(card.locator('.sqs-product-quick-view-button'))
    const view = page.locator('dialog')
    await press(view.locator('label', { hasText: 'Chalk' }))
    await expect.poll(() => view.getByRole('radio', { name: 'Chalk' }).isChecked()).toBe(true)
    await expect.poll(() => first.isChecked()).toBe(false)
    await press(view.locator('.sqs-add-to-cart-button'))
    await expectCount(page, 1)
    await expect.poll(() => chosen(page)).toEqual([{ Glaze: 'Chalk' }])
  },
)

test('two tabs have one cart', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  const other = await page.context().newPage()
  await other.goto(at('/cart'))
  await add(page)
  await expectCount(page, 1)
  await other.getByRole('link', { name: 'Belly Jug' }).waitFor()
  await other.getByRole('button', { name: 'Remove Belly Jug' }).click()
  await expectCount(page, 0)
})

/** How many of each thing the server has in the cart. */
const kept = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { cart } = JSON.parse(localStorage.getItem('sill-server') ?? '{}') as {
      cart?: { entries: { quantity: number }[] }
    }
    return (cart?.entries ?? []).map(({ quantity }) => quantity)
  })

test('a reload in the middle loses nothing', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  // The server hears of it at once, and its answer never arrives on this page.
  await changeSettings(page, { latency: 60_000 })
  await add(page)
  await expect.poll(() => kept(page)).toEqual([1])
  await changeSettings(page, { latency: 0 })
  await page.reload()
  await expectCount(page, 1)
  // A request that is sent again would go before this.
  await add(page)
  await expectCount(page, 2)
  await expect.poll(() => kept(page)).toEqual([2])
})

test('what is added in the moment the page is left is in the cart', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await ready(page)
  // Two presses in one task: no answer comes between.
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click()
    document.querySelector<HTMLElement>('.cart-link')?.click()
  })
  await page.waitForURL('**/cart')
  await page.locator('[data-cart=entry]').waitFor()
  await expect.poll(() => kept(page)).toEqual([1])
})

test('a cart is emptied by keyboard, and the focus is never lost', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/shop/p/candle-foot'))
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/cart'))
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, dataset, textContent } = document.activeElement as HTMLElement
      return dataset.cart === 'cart-page' ? 'cart page' : (ariaLabel ?? textContent)
    })
  const less = page.getByRole('button', { name: 'One less' }).first()
  await page.getByRole('button', { name: 'One more' }).first().click()
  await expectCount(page, 3)
  await less.focus()
  await page.keyboard.press('Enter')
  await expectCount(page, 2)
  await expect.poll(() => focused()).toBe('One less: Belly Jug')
  await page.keyboard.press('Enter')
  await expectCount(page, 2)
  await page.getByRole('button', { name: 'Remove Belly Jug' }).focus()
  await page.keyboard.press('Enter')
  await expectCount(page, 1)
  await expect.poll(() => focused()).toBe('Remove Candle Foot')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing stands here yet.').waitFor()
  await expect.poll(() => focused()).toBe('cart page')
})

test('an answer that was dropped does not double the cart', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await changeSettings(page, { fault: 'dropped' })
  await add(page)
  await expect.poll(() => kept(page)).toEqual([1])
  await changeSettings(page, { fault: 'none' })
  await page.goto(at('/cart'))
  await expectCount(page, 1)
  // An add whose answer the previous page did not receive is looked up, not sent again: it would go before this.
  await page.getByRole('button', { name: 'One more' }).click()
  await expectCount(page, 2)
  await expect.poll(() => kept(page)).toEqual([2])
})

test('the cart is priced in the currency of the visitor', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  await page.getByRole('button', { name: 'JPY' }).click()
  await page.getByText('¥9,400').first().waitFor()
  await page.goto(at('/cart'))
  await page.locator('[data-cart=entry-subtotal]').getByText('¥9,400').waitFor()
})
