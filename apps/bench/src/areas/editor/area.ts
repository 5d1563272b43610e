import type { Page } from 'playwright'
import type { Area, PageCase, Subject } from '../../area.ts'
import { countElements } from '../../measure/on-page.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.tsx', import.meta.url) }
const tiptap: Subject = {
  name: 'tiptap',
  role: 'peer',
  package: '@tiptap/core',
  file: new URL('./peers/tiptap.js', import.meta.url),
}
const lexical: Subject = {
  name: 'lexical',
  role: 'peer',
  file: new URL('./peers/lexical.js', import.meta.url),
}

const PARAGRAPHS = 300
const HTML = '<div id="host"></div>'

async function pressKey(page: Page, run: () => Promise<unknown>): Promise<unknown> {
  await page.keyboard.press('x')
  return run()
}

const panel = (name: string, title: string): PageCase => ({
  kind: 'page',
  name,
  title,
  about: 'The panel is opened over a document of 300 paragraphs, drawn, and closed again.',
  subjects: [ours],
  input: () => PARAGRAPHS,
  html: () => HTML,
  ticks: 'task',
  bars: [{ kind: 'time', atMostMs: 50 }],
})

const area: Area = {
  title: 'Rich text',
  about:
    '`@sitewright/editor-ui` with its toolbar and ProseMirror, beside Tiptap and Lexical without a toolbar. Each tells ' +
    'its HTML after every key, as a form does that keeps it.',
  cases: [
    {
      kind: 'page',
      name: 'keys',
      title: 'A key in a document of 300 paragraphs',
      about: 'A key is pressed at the end of the paragraph in the middle, and two frames are drawn.',
      subjects: [ours, tiptap, lexical],
      input: () => PARAGRAPHS,
      html: () => HTML,
      drive: pressKey,
      counts: async (page) => ({ elements: await countElements(page) }),
      bars: [{ kind: 'time', atMostMs: 17 }],
    },
    panel('blockPanel', 'Open the menu of paragraph styles'),
    panel('colorPanel', 'Open the colour picker'),
    panel('linkPanel', 'Open the link editor'),
  ],
}

export default area
