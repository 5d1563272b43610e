import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium } from '../chromium.ts'
import type { Shown } from '../visual/shoot.ts'
import { visitStories } from '../visual/visit.ts'

/** A Storybook as far as the tool speaks with it. Its stories draw a box, which is blue while colours are forced. */
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

/** Looks at stories, and finds the colour of their first pixel in each look. */
async function coloursOf(...ids: readonly string[]): Promise<Record<string, Record<string, string>>> {
  const shown: Shown[] = []
  await visitStories({
    browser,
    folder,
    stories: ids.map((id) => ({ id, title: 'gallery/Grid', name: id, importPath: 'grid.stories.tsx' })),
    workers: 1,
    repeat: () => undefined,
    onStory: (story) => shown.push(story),
  })
  const colourOf = ({ data }: { readonly data: Uint8Array }): string => data.slice(0, 3).join(' ')
  return Object.fromEntries(
    shown.map(({ story, shots, problem }) => [
      problem ?? story.id,
      Object.fromEntries([...shots].map(([look, shot]) => [look, colourOf(shot.picture())])),
    ]),
  )
}

test('a story that chooses forced colours is shown in those of the browser, and those after it are not', async () => {
  const [green, blue] = ['0 255 0', '0 0 255']
  expect(await coloursOf('grid--plain', 'grid--forced', 'grid--dark', 'other--plain')).toEqual({
    'grid--plain': { light: green, dark: green, rtl: green },
    'grid--forced': { own: blue },
    'grid--dark': { own: green },
    'other--plain': { light: green, dark: green, rtl: green },
  })
})
