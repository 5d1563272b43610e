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
/** Runs of a page before and while it is measured: each waits for four frames. */
const RUNS = 10

const panels: Subject = {
  name: 'sitewright',
  role: 'ours',
  file: new URL('./ours-panels.tsx', import.meta.url),
}
const peerOf = (name: string, file: string, npm = name): Subject => ({
  name,
  role: 'peer',
  package: npm,
  file: new URL(`./peers/${file}.js`, import.meta.url),
})
const reactAria = peerOf('react-aria-components', 'react-aria-components')
const radix = peerOf('radix', 'radix', '@radix-ui/react-alert-dialog')
const baseUi = peerOf('base-ui', 'base-ui', '@base-ui/react')

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
  runs: RUNS,
  bars: [{ kind: 'time', atMostMs: 50 }],
})

/** A part that is drawn alone, with this many things in it. */
const part = (
  name: string,
  title: string,
  about: string,
  count: number,
  peers: readonly Subject[] = [],
): PageCase => ({
  kind: 'page',
  name,
  title,
  about: `${about} It is drawn, and removed again.`,
  subjects: [panels, ...peers],
  input: () => count,
  html: () => HTML,
  ticks: 'task',
  runs: RUNS,
  bars: [{ kind: 'time', atMostMs: 50 }],
})

const area: Area = {
  title: 'Rich text and panels of the editor',
  about:
    '`@sitewright/editor-ui` with its toolbar and ProseMirror, beside Tiptap and Lexical without a toolbar. Each returns ' +
    'its HTML after every key, as a form that saves it needs. Panels have the style sheet of `@sitewright/editor-ui`; where ' +
    'React Aria, Radix or Base UI have the same part, it is drawn beside ours, without any style.',
  cases: [
    {
      kind: 'page',
      name: 'keys',
      title: 'Press a key in a document of 300 paragraphs',
      about: 'A key is pressed at the end of the paragraph in the middle, and two frames are drawn.',
      subjects: [ours, tiptap, lexical],
      input: () => PARAGRAPHS,
      html: () => HTML,
      drive: pressKey,
      runs: RUNS,
      counts: async (page) => ({ elements: await countElements(page) }),
      bars: [{ kind: 'time', atMostMs: 17 }],
    },
    panel('blockPanel', 'Open the menu of paragraph styles'),
    panel('colorPanel', 'Open the colour picker'),
    panel('linkPanel', 'Open the link editor'),
    part('colorPicker', 'Open a colour picker alone', 'Four sliders, an area, a text and six swatches.', 6, [
      reactAria,
    ]),
    part('fontPicker', 'Open a font picker', 'A search and a list of 300 fonts, without previews.', 300, [
      reactAria,
    ]),
    part('places', 'Open a field for places', 'A combobox before anything is typed.', 1, [reactAria, baseUi]),
    part('fileManager', 'Open a file manager', 'A first page of 24 files.', 24),
    part('toolbar', 'Open a toolbar', 'Six buttons that are pressed or not, and one that opens a menu.', 6, [
      reactAria,
      baseUi,
      radix,
    ]),
    part('styleMenu', 'Open a menu in a toolbar', 'Seven styles of paragraphs, of which one is chosen.', 7, [
      reactAria,
      baseUi,
      radix,
    ]),
    part(
      'tagManager',
      'Open a tag manager',
      '100 tags, to choose and to remove; ours can be edited, filtered and merged as well.',
      100,
      [reactAria],
    ),
    part('datasetEditor', 'Open a dataset editor', '1,000 rows of five series, with the chart.', 1000),
    part('connectors', 'Open the connectors', 'Ten mailing lists, and the automation panel.', 10),
    part('slicePicker', 'Open the slice picker', '17 kinds of slices, as radio buttons.', 17, [
      reactAria,
      baseUi,
      radix,
    ]),
    part('tabs', 'Open tabs', 'Six tabs, of which one shows its content.', 6, [reactAria, baseUi, radix]),
    part('dataTable', 'Open a data table', '25 of 1,000 rows of five columns.', 1000),
    part('settings', 'Open all settings', 'Of pages, popups, slides, addresses, emails and videos.', 1),
    part('codeEditor', 'Open the editor of a code block', '100 lines in a textarea.', 100),
    part('codeMirrorEditor', 'Open CodeMirror', '100 lines with colours.', 100),
    part('richText', 'Open a rich text', '30 paragraphs in ProseMirror, with the toolbar.', 30),
    part('confirmDialog', 'Open a confirm dialog', 'A modal dialog with two answers.', 1, [
      reactAria,
      radix,
      baseUi,
    ]),
    {
      kind: 'page',
      name: 'cellKeys',
      title: 'Type into a cell of a dataset of 1,000 rows',
      about: 'A number is typed into a cell and stored, and the focus walks on: five keys.',
      subjects: [panels],
      input: () => 1000,
      html: () => HTML,
      runs: RUNS,
      bars: [{ kind: 'time', atMostMs: 50 }],
    },
  ],
}

export default area
