import type { Page } from 'playwright'
import type { Area, Subject } from '../../area.ts'
import type {} from '../../measure/in-page.ts'
import { countElements } from '../../measure/on-page.ts'

const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.tsx', import.meta.url) }
const react: Subject = { name: 'React', role: 'baseline', file: new URL('./react.tsx', import.meta.url) }
const reactSame: Subject = {
  name: 'React, the same table',
  role: 'baseline',
  file: new URL('./react-same.tsx', import.meta.url),
}
const reactAria: Subject = {
  name: 'react-aria-components',
  role: 'peer',
  file: new URL('./peers/react-aria-components.js', import.meta.url),
}

const area: Area = {
  title: 'Data table',
  about:
    '`DataTable` of `@sitewright/editor-ui` with its style sheet, beside a table written in React without any style or ' +
    'sorting, and beside React Aria.',
  cases: [
    {
      kind: 'page',
      name: 'mount',
      title: 'Mount tables of 10, 100 and 1,000 rows of 5 cells',
      about:
        'All rows are on one page. The table is drawn, and removed again. The table in React has neither style nor sorting.',
      why:
        'With the same style sheet the table in React takes 40 ms at 1,000 rows in place of 37, because taking away ' +
        'elements with a style is dearer; ours takes 42 to 49 then. Two to five of these set the attribute that aligns two ' +
        'of the five columns, 2,000 times: no column passes its alignment on to its cells, and a strict content security ' +
        'policy forbids markup with styles of its own. The rest writes cells by the kind of their value (numbers and days ' +
        'in the language of the page, nothing for what is missing), the pager, and the buttons that sort. At 10 rows these ' +
        'are most of the difference: in one run the table in React took 5.9 ms, ours without its style sheet 8.6 and with ' +
        'it 10.5, and a table written by hand in React with the same elements and looks 10.0 (the case below). In a profile, ' +
        'React, with our 0.6 ms in it, was a quarter of the time of ours; style and layout were two fifths, and frames and ' +
        'painting the rest.',
      subjects: [ours, react, reactAria],
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      html: () => '<div id="host"></div>',
      runs: 3,
      bars: [
        { kind: 'ratio', beside: 'React', atLeast: 0.77, scale: 100 },
        { kind: 'growth', beside: 'React', atMost: 1.1 },
      ],
    },
    {
      kind: 'page',
      name: 'mountSame',
      title: 'Mount tables of 10, 100 and 1,000 rows, with buttons that sort and a pager',
      about:
        'As above, beside a table in React with the same elements, names, states and style sheet, whose buttons sort and turn ' +
        'the page. What a screen reader says around the cells is compared.',
      subjects: [ours, reactSame],
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      html: () => '<div id="host"></div>',
      runs: 3,
      bars: [{ kind: 'ratio', beside: 'React, the same table', atLeast: 0.8 }],
    },
    {
      kind: 'page',
      name: 'sort',
      title: 'Sort 100,000 rows twice',
      about:
        'Sorted by number, then by text in the order of a language, of which one page is drawn. `longestMs` is the longest ' +
        'task: what a visitor would notice.',
      subjects: [ours],
      input: () => 100_000,
      html: () => '<div id="host"></div>',
      runs: 1,
      counts: async (page) => ({
        elements: await countElements(page),
        longestMs: await longestTask(page),
      }),
      bars: [{ kind: 'count', of: 'longestMs', atMost: 100 }],
    },
  ],
}

/** Length of the longest task of a further run. The browser names only those above 50 ms. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const lengths = [0]
    const observer = new PerformanceObserver((list) => {
      lengths.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask' })
    await window.bench?.runOnce()
    await new Promise((then) => setTimeout(then, 200))
    observer.disconnect()
    return Math.max(...lengths)
  })

export default area
