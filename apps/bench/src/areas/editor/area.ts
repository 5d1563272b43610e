import type { Page } from 'playwright'
import type { Area, Bar, PageCase, Subject } from '../../area.ts'
import { countElements } from '../../measure/on-page.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.tsx', import.meta.url) }
const tiptap: Subject = {
  name: 'tiptap',
  role: 'peer',
  package: '@tiptap/core',
  file: new URL('./peers/tiptap.js', import.meta.url),
}
const byHand: Subject = {
  name: 'by hand',
  role: 'baseline',
  file: new URL('./by-hand.tsx', import.meta.url),
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
/** Runs of a page in a case with three scales. */
const GROWING_RUNS = 5

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
const engine: Subject = {
  name: 'sitewright, engine alone',
  role: 'ours',
  file: new URL('./ours-engine.ts', import.meta.url),
}
const tiptapToolbar = peerOf('tiptap, with a toolbar', 'tiptap-toolbar', '@tiptap/core')
const lexicalToolbar = peerOf('lexical, with a toolbar', 'lexical-toolbar', 'lexical')
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

interface Growing {
  readonly name: string
  readonly title: string
  readonly about: string
  /** Number of things in the part at 1 ×. */
  readonly first: number
  readonly others?: readonly Subject[]
  readonly why?: string
  readonly bars: readonly Bar[]
}

/** A part that is drawn alone, with ten and with a hundred times as many things in it. */
const growingPart = ({ about, first, others = [], ...rest }: Growing): PageCase => ({
  ...rest,
  kind: 'page',
  about: `${about} It is drawn, and removed again.`,
  subjects: [panels, ...others],
  input: (scale) => first * scale,
  scales: [1, 10, 100],
  html: () => HTML,
  ticks: 'task',
  runs: GROWING_RUNS,
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
      title: 'Press a key in documents of 3, 30 and 300 paragraphs',
      about: 'A key is pressed at the end of the paragraph in the middle, and two frames are drawn.',
      subjects: [ours, tiptap, lexical],
      input: (scale) => (PARAGRAPHS / 100) * scale,
      scales: [1, 10, 100],
      html: () => HTML,
      drive: pressKey,
      runs: GROWING_RUNS,
      counts: async (page) => ({ elements: await countElements(page) }),
      bars: [
        { kind: 'time', atMostMs: 17 },
        { kind: 'growth', beside: 'tiptap', atMost: 1.2 },
      ],
    },
    panel('blockPanel', 'Open the menu of paragraph styles'),
    panel('colorPanel', 'Open the colour picker'),
    panel('linkPanel', 'Open the link editor'),
    growingPart({
      name: 'colorPicker',
      title: 'Open colour pickers with 6, 60 and 600 swatches',
      about: 'Four sliders, an area, a text and the swatches.',
      first: 6,
      others: [reactAria],
      bars: [
        { kind: 'time', atMostMs: 50, scale: 1 },
        { kind: 'growth', beside: 'react-aria-components', atMost: 1.1 },
      ],
    }),
    growingPart({
      name: 'fontPicker',
      title: 'Open font pickers of 3, 30 and 300 fonts',
      about:
        'A search and a list of fonts, without previews. `by hand` is the list in React, without keys or a choice.',
      first: 3,
      others: [byHand, reactAria],
      bars: [
        { kind: 'time', atMostMs: 50 },
        { kind: 'growth', beside: 'react-aria-components', atMost: 1.1 },
      ],
    }),
    part('places', 'Open a field for places', 'A combobox before anything is typed.', 1, [reactAria, baseUi]),
    growingPart({
      name: 'fileManager',
      title: 'Open file managers of 10, 100 and 1,000 files',
      about:
        'All files are on one page. `by hand` is the list in React, without keys, a choice or uploads: with ten files most of its time is the start of React, so that ours is judged by itself.',
      first: 10,
      others: [byHand],
      bars: [
        { kind: 'time', atMostMs: 50, scale: 10 },
        { kind: 'growth', atMost: 10 },
      ],
    }),
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
    growingPart({
      name: 'tagManager',
      title: 'Open tag managers of 10, 100 and 1,000 tags',
      about:
        'Tags to choose and to remove; ours can be edited, filtered and merged as well. `by hand` is the list in React.',
      first: 10,
      others: [byHand, reactAria],
      bars: [
        { kind: 'time', atMostMs: 50, scale: 10 },
        { kind: 'growth', beside: 'react-aria-components', atMost: 1.1 },
      ],
    }),
    growingPart({
      name: 'datasetEditor',
      title: 'Open dataset editors of 10, 100 and 1,000 rows',
      about:
        'Five series, with the chart. `by hand` is a grid of inputs in React, without keys and without the chart.',
      first: 10,
      others: [byHand],
      bars: [
        { kind: 'time', atMostMs: 50 },
        { kind: 'growth', beside: 'by hand', atMost: 1 },
      ],
    }),
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
    growingPart({
      name: 'codeMirrorEditor',
      title: 'Open CodeMirror with 10, 100 and 1,000 lines',
      about: 'The lines have colours.',
      first: 10,
      bars: [
        { kind: 'time', atMostMs: 50 },
        { kind: 'growth', atMost: 11 },
      ],
    }),
    growingPart({
      name: 'richText',
      title: 'Open rich texts of 3, 30 and 300 paragraphs',
      about:
        'Ours is ProseMirror with its toolbar and style sheet, beside its engine alone, and beside Tiptap and Lexical without ' +
        'a toolbar.',
      first: 3,
      others: [engine, tiptap, lexical],
      why:
        'The toolbar, drawn by React with a style sheet, is what the others do not have: the engine alone takes 55 % of the ' +
        'time of ours with 3 paragraphs, and 72 % with 30, where Tiptap takes 81 % and 132 %. The case below gives the ' +
        'others the same toolbar.',
      bars: [
        { kind: 'time', atMostMs: 50, scale: 10 },
        { kind: 'growth', beside: 'tiptap', atMost: 1.1 },
        { kind: 'ratio', subject: engine.name, beside: 'tiptap', atLeast: 1 },
        { kind: 'ratio', subject: engine.name, beside: 'lexical', atLeast: 1 },
      ],
    }),
    growingPart({
      name: 'richTextToolbar',
      title: 'Open rich texts of 3, 30 and 300 paragraphs, with a toolbar',
      about:
        'Tiptap and Lexical have the toolbar of ours, written by hand in React with the same elements, names, keys and style ' +
        'sheet: what a screen reader says of it is compared. What its buttons open is left out, and so are the extensions ' +
        'for what neither engine has from the start, such as colours.',
      first: 3,
      others: [tiptapToolbar, lexicalToolbar],
      bars: [
        { kind: 'time', atMostMs: 50, scale: 10 },
        { kind: 'growth', beside: 'tiptap, with a toolbar', atMost: 1.1 },
        ...[tiptapToolbar, lexicalToolbar].flatMap(({ name }) =>
          [1, 10].map((scale): Bar => ({ kind: 'ratio', beside: name, atLeast: 1, scale })),
        ),
      ],
    }),
    part('confirmDialog', 'Open a confirm dialog', 'A modal dialog with two answers.', 1, [
      reactAria,
      radix,
      baseUi,
    ]),
    {
      kind: 'page',
      name: 'cellKeys',
      title: 'Type into a cell of datasets of 10, 100 and 1,000 rows',
      about: 'A number is typed into a cell and stored, and the focus walks on: five keys.',
      subjects: [panels],
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      html: () => HTML,
      runs: RUNS,
      bars: [
        { kind: 'time', atMostMs: 50 },
        { kind: 'growth', atMost: 11 },
      ],
    },
  ],
}

export default area
