import type { BrowserContext, Page } from 'playwright'
import type { RecordingServer } from './server.ts'

/** How long a visitor waits between the last action and the end of the page, in milliseconds, run by run. */
const MOMENTS = [0, 0, 5, 20, 60, 150]
/** How late the server answers, in milliseconds. */
const LATE = [0, 30, 0, 120]

/** A visitor of a site, whose pages are ended. */
export interface Scene {
  readonly server: RecordingServer
  /** Names of the actions of one page, in order. */
  readonly actions: readonly string[]
  /** Milliseconds between the last action and the end. */
  readonly momentMs: number
  readonly open: (path?: string) => Promise<Page>
  /** Acts on a page, in one task, and leaves it in the same one if told to. */
  readonly act: (page: Page, actions: readonly string[], leave?: 'navigate' | 'reload') => Promise<void>
  /** Lets the visitor's browser end, and begin anew with the same profile. */
  readonly restart: () => Promise<void>
}

/** The moment and the pace of the server that belong to a run, so that several runs differ. */
export const paceOf = (run: number): { readonly momentMs: number; readonly lateMs: number } => ({
  momentMs: MOMENTS[run % MOMENTS.length] ?? 0,
  lateMs: LATE[Math.floor(run / 2) % LATE.length] ?? 0,
})

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a page of a server, and waits until its script has run. Calls back with each action that it tells to have failed. */
export async function openPage(
  context: BrowserContext,
  server: RecordingServer,
  path = '/',
  onFailure: (name: string) => void = () => undefined,
): Promise<Page> {
  const page = await context.newPage()
  page.on('console', (message) => {
    const [, name] = /^Failed: (.+)$/.exec(message.text()) ?? []
    if (name !== undefined) onFailure(name)
  })
  await page.goto(server.origin + path)
  await page.waitForFunction(() => window.act)
  return page
}

/** Turns the network of a page off or on. */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: !isOnline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
