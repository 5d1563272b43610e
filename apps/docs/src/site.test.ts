import { expect, test } from 'vitest'
import { renderPage } from './site.ts'

const context = { routes: new Map(), exists: () => false, repository: 'https://code.example' }
const source = (markdown: string) => ({ path: 'docs/a.md', route: 'a/', label: 'A', markdown })

test('a page names the links and pictures that are not there', () => {
  const { problems } = renderPage(source('[b](b.md)\n\n![c](c.svg)'), context)
  expect(problems).toEqual([
    'docs/a.md links to b.md, which is not there.',
    'docs/a.md shows c.svg, which is not there.',
  ])
})
