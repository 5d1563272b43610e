import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium } from '../chromium.ts'
import type { Picture } from '../visual/picture.ts'
import type { Shown } from '../visual/shoot.ts'
import { visitStories } from '../visual/visit.ts'

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
        const theme = storyId.split('--')[1]
        return { parameters: {}, storyGlobals: theme === 'plain' ? {} : { theme } }
      },
    },
  }
</script>
<body></body>`

let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await playwright.launch(chromium())
  folder = mkdtempSync(join(tmpdir(), 'stories-'))
  writeFileSync(join(folder, 'iframe.html'), PREVIEW)
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** Looks at stories, and finds something of their picture in each look. */
async function findIn<Value>(
  find: (picture: Picture) => Value,
  ids: readonly string[],
): Promise<Record<string, Record<string, Value>>> {
  const shown: Shown[] = []
  await visitStories({
    browser,
    folder,
    stories: ids.map((id) => ({ id, title: 'gallery/Grid', name: id, importPath: 'grid.stories.tsx' })),
    workers: 1,
    repeat: () => undefined,
    onStory: (story) => shown.push(story),
  })
  return Object.fromEntries(
    shown.map(({ story, shots, problem }) => [
      problem ?? story.id,
      Object.fromEntries([...shots].map(([look, shot]) => [look, find(shot.picture())])),
    ]),
  )
}

/** Looks at stories, and finds the colour of their first pixel in each look. */
const coloursOf = (...ids: readonly string[]) => findIn(({ data }) => data.slice(0, 3).join(' '), ids)

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
    ({ height }) => height * 2,
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
