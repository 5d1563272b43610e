import type { Page } from 'playwright'

/** An example as a rehearsal runs it. */
export interface Example {
  /** Its folder in `apps/examples`. */
  readonly name: string
  /** Its scripts, in turn. */
  readonly scripts: readonly string[]
  /** The program that shows it, as `npm start` does, on a port. */
  readonly serve?: (port: number) => { readonly command: string; readonly words: readonly string[] }
  /** Uses the page as a visitor does. What does not come to pass throws. */
  readonly visit?: (page: Page) => Promise<void>
}

const vite = (port: number) => ({
  command: 'node_modules/.bin/vite',
  words: ['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
})
const next = (port: number) => ({
  command: 'node_modules/.bin/next',
  words: ['start', '--hostname', '127.0.0.1', '--port', String(port)],
})
const node = () => ({ command: process.execPath, words: ['server.js'] })

const sees = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Repeats what a visitor does until it shows: what is done before a page is hydrated may be undone. */
async function until(page: Page, text: string | RegExp, action: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await action()
    try {
      await page.getByText(text).first().waitFor({ timeout: 5000 })
      return
    } catch (problem) {
      if (attempt === 6) throw problem
    }
  }
}

/** Sends the form of `next-form` as a browser without scripts does. */
async function sendWithoutScript(page: Page): Promise<void> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  const plain = await context?.newPage()
  if (!context || !plain) throw new Error('The browser has gone.')
  await plain.goto(page.url())
  await plain.getByLabel('Email').fill('mira@example.org')
  await press(plain, 'Submit')
  await sees(plain, 'We cannot write to this address.')
  await context.close()
}

/** Buys two bowls in a shop, by the button of its last product. */
async function buyBowls(page: Page, openCart: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /add to cart/i })
    .last()
    .click()
  await sees(page, 'Added!')
  await openCart()
  await sees(page, '€34.50')
  await press(page, 'One more: Bowl')
  await sees(page, '€69.00')
}

/** Every example, and what a visitor sees in it. */
export const examples: readonly Example[] = [
  {
    name: 'next-prices',
    scripts: ['build'],
    serve: next,
    async visit(page) {
      await sees(page, 'Teas from €4.00')
      await sees(page, 'Gyokuro, 1 kg: €1,234.50')
      await until(page, /1\.234,50.€/, async () => {
        await page.getByLabel('Language').selectOption('en-US')
        await page.getByLabel('Language').selectOption('de-DE')
      })
    },
  },
  {
    name: 'next-form',
    scripts: ['build'],
    serve: next,
    async visit(page) {
      await page.waitForLoadState('networkidle')
      await page.getByLabel('Email').fill('mira@example.org')
      await press(page, 'Submit')
      await sees(page, 'We cannot write to this address.')
      await page.getByLabel('Email').fill('mira@example.com')
      await press(page, 'Submit')
      await sees(page, 'Thank you! We write back within two days.')
      await sendWithoutScript(page)
    },
  },
  {
    name: 'html-cart',
    scripts: ['build'],
    serve: node,
    async visit(page) {
      for (let presses = 0; presses < 3; presses++) await press(page, 'Add a blue mug')
      await sees(page, '3 × Blue mug')
      await sees(page, '€37.50')
      await press(page, 'Add a red mug')
      await sees(page, '€51.50')
      await press(page, 'Add a red mug')
      await sees(page, 'There are no more of these.')
      await page.reload()
      await sees(page, '1 × Red mug')
      await press(page, 'Remove')
      await sees(page, '€14.00')
    },
  },
  {
    name: 'edge-templates',
    scripts: ['test', 'build'],
    serve: (port) => ({
      command: 'node_modules/.bin/workerd',
      words: ['serve', 'config.capnp', '--socket-addr', `http=127.0.0.1:${port}`],
    }),
    async visit(page) {
      await page.getByRole('heading', { name: 'Tee & Kuchen' }).waitFor()
      await sees(page, /Gyokuro: 1\.234,50.€/)
      await page.goto(`${page.url()}?title=<b>bold</b>`)
      await page.getByRole('heading', { name: '<b>bold</b>' }).waitFor()
    },
  },
  {
    name: 'vite-shop',
    scripts: ['test', 'build'],
    serve: vite,
    visit: (page) => buyBowls(page),
  },
  {
    name: 'next-shop',
    scripts: ['test', 'build'],
    serve: next,
    visit: (page) => buyBowls(page, () => page.getByRole('link', { name: 'Your cart' }).click()),
  },
  {
    name: 'html-form',
    scripts: ['test', 'build'],
    serve: node,
    async visit(page) {
      await until(page, 'Email is not valid', () => press(page, 'Send'))
      await page.getByLabel('Email').fill('mira@example.com')
      await press(page, 'Send')
      await sees(page, 'Thank you! We write back within two days.')
    },
  },
  {
    name: 'html-gallery',
    scripts: ['test', 'build'],
    serve: vite,
    async visit(page) {
      await page.getByAltText('A calm sea').first().click()
      await page.getByRole('dialog').getByText('No wind').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'editor',
    scripts: ['test', 'build'],
    serve: vite,
    async visit(page) {
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.click()
      await page.keyboard.type('Tea: ')
      await page.getByRole('article').getByText('Tea: ').waitFor()
      await press(page, 'Save')
      await sees(page, 'Saved.')
    },
  },
  {
    name: 'json-gallery',
    scripts: ['build'],
    serve: vite,
    async visit(page) {
      await page.getByAltText('A calm sea').first().click()
      await page.getByRole('dialog').getByText('No wind').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'own-events',
    scripts: ['build'],
    serve: node,
    async visit(page) {
      await press(page, 'Add a mug')
      await press(page, 'I agree')
      await sees(page, /AddToCart .*"itemId":"mug"/)
      await press(page, 'Add a mug')
      await page.locator('#arrived li').nth(1).waitFor()
    },
  },
  {
    name: 'color-picker',
    scripts: ['build'],
    serve: vite,
    async visit(page) {
      await page.getByRole('group', { name: 'Text colour' }).first().waitFor()
      await page.getByRole('button', { name: 'Sea' }).click()
      await page.waitForFunction(() => {
        const text = document.querySelector('p')
        return text !== null && getComputedStyle(text).color === 'rgb(47, 111, 159)'
      })
    },
  },
  {
    name: 'vue-form',
    scripts: ['build'],
    serve: vite,
    async visit(page) {
      await page.getByLabel('Email').fill('mira')
      await press(page, 'Sign up')
      await page.locator('[aria-invalid="true"]').waitFor()
      await page.getByLabel('Email').fill('mira@example.com')
      await press(page, 'Sign up')
      await sees(page, 'Thank you!')
      await sees(page, 'Saved: mira@example.com')
    },
  },
  {
    name: 'svelte-gallery',
    scripts: ['build'],
    serve: vite,
    async visit(page) {
      await page.getByAltText('Spring, as a colour').first().waitFor()
      await press(page, /next/i)
      await page.getByAltText('Summer, as a colour').first().waitFor()
      await press(page, 'Turn the year around')
      await page.locator('[data-gallery] img').first().and(page.getByAltText('Autumn, as a colour')).waitFor()
    },
  },
  { name: 'vitest-cart', scripts: ['test'] },
  { name: 'jest-prices', scripts: ['test'] },
]
