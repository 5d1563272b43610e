import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chromium } from '../chromium.ts'
import { serveFolder } from '../serve.ts'
import { shrink } from '../visual/picture.ts'
import { shootFile, type Shown, type Visit } from '../visual/shoot.ts'

/**
 * A Storybook as far as the tool speaks with it. Its stories draw a box, which is blue while colours are forced. `high-50vh`
 * in a story's id is its height.
 */
const PREVIEW = `<!doctype html><meta charset="utf-8"><title>Stories</title>
<style>
  body { margin: 0; }
  div { block-size: 100px; background: #0f0; forced-color-adjust: none; }
  @media (forced-colors: active) { div { background: #00f; } }
</style>
<script>
  const listeners = []
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => listeners.push([event, listener]),
    off: () => undefined,
    emit(event, { storyId }) {
      if (event !== 'setCurrentStory') return
      const isForced = matchMedia('(forced-colors: active)').matches
      document.body.innerHTML = isForced === storyId.includes('forced') ? '<div></div>' : 'Forced too late'
      const [, height] = storyId.split('high-')
      if (height) document.querySelector('div').style = \`inline-size: 100px; block-size: \${height}\`
      for (const [name, listener] of listeners) if (name === 'storyFinished') listener({ storyId })
    },
  }
  globalThis.__STORYBOOK_PREVIEW__ = {
    ready: () => Promise.resolve(),
    storyStoreValue: {
      loadStory: async ({ storyId }) => {
        if (storyId.endsWith('broken')) throw new Error('This story is broken.')
        const theme = storyId.split('--')[1]
        return { parameters: {}, storyGlobals: theme === 'plain' ? {} : { theme } }
      },
    },
  }
</script>
<body></body>`

let browser: Browser
let folder: string
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  browser = await playwright.launch(chromium())
  folder = mkdtempSync(join(tmpdir(), 'stories-'))
  writeFileSync(join(folder, 'iframe.html'), PREVIEW)
  served = await serveFolder(folder)
})
afterAll(async () => {
  await browser.close()
  served.close()
  rmSync(folder, { recursive: true })
})

/** Looks at stories as they are asked to. */
async function look(ids: readonly string[], visit: Partial<Visit> = {}): Promise<Shown[]> {
  const shown: Shown[] = []
  const stories = ids.map((id) => ({ id, title: 'gallery/Grid', importPath: 'grid.stories.tsx' }))
  await shootFile(browser, served.origin, stories, {
    isApproving: false,
    isHopeless: () => false,
    check: () => Promise.resolve(undefined),
    onStory: (story) => Promise.resolve(void shown.push(story)),
    ...visit,
  })
  return shown
}

/** Looks at stories, and finds something of their screenshot in each look. */
async function findIn<Value>(
  find: (screenshot: Buffer) => Promise<Value>,
  ids: readonly string[],
): Promise<Record<string, Record<string, Value>>> {
  const found = (await look(ids)).map(async ({ story, shots, problem }) => {
    const looks = [...shots].map(async ([each, shot]) => [each, await find(shot)] as const)
    return [problem ?? story.id, Object.fromEntries(await Promise.all(looks))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** Looks at stories, and finds the colour of their first pixel in each look. */
const coloursOf = (...ids: readonly string[]) =>
  findIn(async (screenshot) => {
    const corner = sharp(screenshot).extract({ left: 0, top: 0, width: 1, height: 1 })
    return [...(await corner.removeAlpha().raw().toBuffer())].join(' ')
  }, ids)

/** How often a look is compared that differs from the approved one. */
async function triesOf(visit: Partial<Visit>): Promise<number> {
  let tries = 0
  const check = () => Promise.resolve(`differs ${(tries += 1)} times`)
  await look(['grid--dark'], { check, ...visit })
  return tries
}

test('a look that differs is shot again for a second and a half, and then as often in a new page', async () => {
  // After the first page it is compared once more.
  expect(await triesOf({})).toBe(3 + 1 + 3)
})

test('a look that is as approved, or one of many that differ, is not shot again', async () => {
  const check = vi.fn(() => Promise.resolve(undefined))
  const shown = await look(['grid--dark'], { check })
  // As it is shot, and with its story.
  expect([shown.length, check.mock.calls.length]).toEqual([1, 2])
  expect(await triesOf({ isHopeless: () => true })).toBe(0)
})

test('a look is approved as soon as it is the same twice', async () => {
  expect(await triesOf({ isApproving: true })).toBe(1)
})

test('a story that fails is tried once more in a new page, and named', async () => {
  const [shown] = await look(['grid--broken'])
  expect(shown?.problem).toContain('broken')
})

test('a story that chooses forced colours is shown in those of the browser, and those after it are not', async () => {
  const [green, blue] = ['0 255 0', '0 0 255']
  expect(await coloursOf('grid--plain', 'grid--forced', 'grid--dark', 'other--plain')).toEqual({
    'grid--plain': { light: green, dark: green, rtl: green },
    'grid--forced': { own: blue },
    'grid--dark': { own: green },
    'other--plain': { light: green, dark: green, rtl: green },
  })
})

test('a story that is taller than the window is shown as a whole, up to 4000 pixels, and the next one in the window', async () => {
  const heights = await findIn(
    async (screenshot) => 2 * (await sharp(await shrink(screenshot)).metadata()).height,
    ['grid--high-2500px', 'grid--high-9000px', 'grid--high-150vh', 'grid--high-50vh', 'other--high-1000px'],
  )
  expect(heights).toEqual({
    'grid--high-2500px': { own: 2500 },
    'grid--high-9000px': { own: 4000 },
    'grid--high-150vh': { own: 1500 },
    'grid--high-50vh': { own: 500 },
    'other--high-1000px': { own: 1000 },
  })
})
