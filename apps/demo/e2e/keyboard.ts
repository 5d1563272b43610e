import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { at, ready, visit, type VisitOptions } from './served.ts'

/** A visitor without a pointer: presses keys, and knows where the focus is after each of them. */
export interface Keyboard {
  readonly page: Page
  /** Presses Tab until the focus is on a control. */
  readonly tabTo: (control: Locator) => Promise<void>
  /** Presses Shift+Tab until the focus is on a control. */
  readonly tabBackTo: (control: Locator) => Promise<void>
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Presses Enter, and waits for the page that it leads to, and until its scripts have started. */
  readonly enter: (address: string) => Promise<void>
  /** Waits until the focus is on an element. */
  readonly isOn: (element: Locator) => Promise<void>
}

type Watched = typeof globalThis & { lostFocus: string[] }

/** Notes what had the focus when it was lost to the body: for two frames, so that a part may move it as it is drawn. */
function watchFocus(): void {
  // A sandboxed frame runs no script.
  if (window !== top) return
  const lost: string[] = ((globalThis as Watched).lostFocus = [])
  let last = ''
  let frames = 0
  const look = () => {
    const { activeElement: focused, body } = document
    if (focused && focused !== body) {
      last = focused.outerHTML.slice(0, 160)
      frames = 0
    } else if (last && document.hasFocus() && ++frames === 2) {
      lost.push(last)
      last = ''
    }
    requestAnimationFrame(look)
  }
  look()
}

/** Checks that the focus was never lost on the page that is open. */
const checkFocus = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => (globalThis as Watched).lostFocus),
    'had the focus as it was lost',
  ).toEqual([])

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluateAll((all) => all.some((each) => each === document.activeElement))

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '')

/** Most controls between two that a visitor uses. */
const LIMIT = 80

/** Opens a page for a visitor who uses keys alone. A key that leaves the focus on nothing fails the test. */
export async function visitByKeys(path: string, options: VisitOptions = {}): Promise<Keyboard> {
  // A text has no focus: what watches it is there before the first page.
  const { page } = await visit('/robots.txt', options)
  await page.addInitScript(watchFocus)
  await page.goto(at(path))
  await ready(page)
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await checkFocus(page)
  }
  const walk = async (control: Locator, key: string) => {
    await control.first().waitFor()
    for (let i = 0; i < LIMIT && !(await hasFocus(control)); i++) await press(key)
    expect(await hasFocus(control), `${String(control)}, not ${await focused(page)}`).toBe(true)
  }
  return {
    page,
    press,
    tabTo: (control) => walk(control, 'Tab'),
    tabBackTo: (control) => walk(control, 'Shift+Tab'),
    type: async (text) => {
      await page.keyboard.type(text)
      await checkFocus(page)
    },
    enter: async (address) => {
      await page.keyboard.press('Enter')
      await page.waitForURL(address)
      await ready(page)
    },
    isOn: async (element) => {
      const seen = async () => (await hasFocus(element)) || focused(page)
      await expect.poll(seen, { message: String(element) }).toBe(true)
      await checkFocus(page)
    },
  }
}
