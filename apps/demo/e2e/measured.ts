import type { Page } from 'playwright'
import { expect } from 'vitest'
import { ready } from './served.ts'

/** An event at the server in the page. */
interface Arrived {
  readonly version: 'census' | 1 | 2
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly id?: string
}

/** A performance record at the server in the page. */
interface Stored {
  readonly event: string
  readonly app: string
  readonly pageLoadId: string
  readonly data: Readonly<Record<string, unknown>> & { readonly context: Readonly<Record<string, unknown>> }
}

interface Received {
  readonly events: readonly Arrived[]
  readonly doubles: number
  readonly records: readonly Stored[]
}

/** Reads what the server in the page has received. */
export async function received(page: Page): Promise<Received> {
  const text = await page.evaluate(() => localStorage.getItem('sill-received'))
  return JSON.parse(text ?? '{"events":[],"doubles":0,"records":[]}') as Received
}

/** Names of the events that have arrived, in their order. */
export const names = async (page: Page): Promise<readonly string[]> =>
  (await received(page)).events.map(({ name }) => name)

/** Waits until an event has arrived, and returns it. */
export async function arrival(page: Page, name: string): Promise<Arrived> {
  await expect.poll(() => names(page)).toContain(name)
  const found = (await received(page)).events.find((event) => event.name === name)
  if (!found) throw new Error(`${name} has not arrived.`)
  return found
}

/** Waits until the tracker has started, and returns what became of each event in this tab: `PageView refused page`. */
export async function reports(page: Page): Promise<readonly string[]> {
  await ready(page)
  const rows = page.locator('sitewright-tracking-devtools summary')
  await page.locator('sitewright-tracking-devtools').waitFor()
  const texts = await rows.allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' ').replace(/^[\d:.]+ /, ''))
}

/** Names of the cookies that a visit sets, as far as they are set. */
export async function visitCookies(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies()
  return cookies
    .map(({ name }) => name)
    .filter((name) => /^ss_/i.test(name))
    .sort()
}
