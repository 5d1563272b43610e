import type { Page } from 'playwright'
import { pause, setOnline, type Scene } from './scene.ts'

/** Acts, and ends the page. What is left to be sent is for later pages. */
type Way = (scene: Scene) => Promise<unknown>

function half<Value>(list: readonly Value[]): readonly [readonly Value[], readonly Value[]] {
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)]
}

/** Leaves a page in the task of the last action, or a moment later. */
async function leave(scene: Scene, how: 'navigate' | 'reload'): Promise<void> {
  const page = await scene.open()
  const arrived = page.waitForEvent('load')
  await scene.act(page, scene.actions, scene.momentMs === 0 ? how : undefined).catch(() => undefined)
  if (scene.momentMs > 0) {
    await pause(scene.momentMs)
    await scene.act(page, [], how).catch(() => undefined)
  }
  await arrived
  await page.waitForFunction(() => window.act)
}

/** Ends the process of a page. Nothing answers any more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

async function actAndWait(scene: Scene, page: Page): Promise<void> {
  await scene.act(page, scene.actions)
  await pause(scene.momentMs)
}

/** Milliseconds within which a browser writes what a page has stored. */
const BROWSER_WRITES_MS = 500

/** Twelve ways in which a page ends. */
export const ways = {
  navigation: (scene) => leave(scene, 'navigate'),
  reload: (scene) => leave(scene, 'reload'),
  'tab closed': async (scene) => {
    const page = await scene.open()
    await actAndWait(scene, page)
    await page.close()
  },
  'tab closed as the next page opens': async (scene) => {
    const page = await scene.open()
    await actAndWait(scene, page)
    await Promise.all([page.close(), scene.open()])
  },
  'two tabs closed together': async (scene) => {
    const pages = [await scene.open(), await scene.open()]
    await Promise.all(
      pages.map((page, tab) =>
        scene.act(
          page,
          scene.actions.map((action) => `${action} of tab ${tab}`),
        ),
      ),
    )
    await pause(scene.momentMs)
    await Promise.all(pages.map((page) => page.close()))
  },
  'browser closed': async (scene) => {
    await actAndWait(scene, await scene.open())
    // A browser that ends in the moment of the action may not have written what the page has stored: one run of 300 lost it.
    await pause(BROWSER_WRITES_MS)
    await scene.restart()
  },
  'page crashed': async (scene) => {
    const page = await scene.open()
    await actAndWait(scene, page)
    await crash(page)
  },
  'offline, then closed': async (scene) => {
    const page = await scene.open()
    await setOnline(page, false)
    await actAndWait(scene, page)
    await page.close()
  },
  'server down, then closed': async (scene) => {
    const page = await scene.open()
    await scene.server.goDown()
    await actAndWait(scene, page)
    await page.close()
    await scene.server.comeUp()
  },
  'into the back/forward cache, out of it, and closed': async (scene) => {
    const page = await scene.open()
    const [first, second] = half(scene.actions)
    await scene.act(page, first)
    await pause(scene.momentMs)
    await page.goto(`${scene.server.origin}/next`)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction(() => window.act)
    await scene.act(page, second)
    await pause(scene.momentMs)
    await page.close()
  },
  'hidden, frozen, and killed': async (scene) => {
    const page = await scene.open()
    await actAndWait(scene, page)
    const session = await page.context().newCDPSession(page)
    // What browsers do to a page that was hidden for a minute or more.
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await pause(300)
    await crash(page)
  },
  'storage emptied, then closed': async (scene) => {
    const page = await scene.open()
    const [first, second] = half(scene.actions)
    await scene.act(page, first)
    await pause(scene.momentMs)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: scene.server.origin, storageTypes: 'all' })
    await scene.act(page, second)
    await pause(scene.momentMs)
    await page.close()
  },
} satisfies Readonly<Record<string, Way>>

export type WayName = keyof typeof ways
