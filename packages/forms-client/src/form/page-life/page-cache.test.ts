import { chromium as playwright, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromium } from '../../../../../tooling/chromium.ts'
import { serveSite, type Skin } from '../../test-support/page-cache.test-support.ts'

let browser: Browser

beforeAll(async () => {
  // Playwright turns the back/forward cache off.
  browser = await playwright.launch({
    ...chromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser.close())

interface State {
  readonly form: () => { readonly state: string; readonly isLocked: boolean }
  readonly persisted: boolean | undefined
}

/** Runs in the page. */
function readState() {
  const { form, persisted } = (window as unknown as { readonly state: State }).state
  return { persisted, state: form().state, isLocked: form().isLocked }
}

test.for<Skin>(['markup', 'react'])(
  'a form that comes out of the back/forward cache is unlocked, has its answers, and can be sent again: %s',
  async (skin, { skip }) => {
    const { url, saved, close } = await serveSite(skin)
    onTestFinished(close)
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    await page.goto(url)
    await page.getByLabel('Email').fill('mira@example.com')
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Thanks' }).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.getByLabel('Email').waitFor()
    const { persisted, ...form } = await page.evaluate(readState)
    if (!persisted) skip('This browser keeps no page in its back/forward cache.')

    expect(form).toEqual({ state: 'ready', isLocked: false })
    expect(await page.getByRole('button').textContent()).toBe('Send')
    expect(await page.getByLabel('Email').inputValue()).toBe('mira@example.com')
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Thanks' }).waitFor()
    expect(saved).toHaveLength(2)
  },
)
