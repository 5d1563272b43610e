import { expect, test } from 'vitest'
import { renderMarkdown } from '../markdown/markdown.ts'
import { excerpt, recordsOf } from './record.ts'

const references = { link: (href: string) => href, picture: () => ({ src: '', width: 1, height: 1 }) }

test('a page has one entry for each of its sections', () => {
  const page = renderMarkdown('# Site\n\nLead.\n\n## Cookies\n\nRead them.', references)
  expect(recordsOf('packages/site/', 'Site', page)).toEqual([
    { url: 'packages/site/', page: 'Site', heading: 'Site', text: 'Lead.' },
    { url: 'packages/site/#cookies', page: 'Site', heading: 'Cookies', text: 'Read them.' },
  ])
})

test('each export of an API report is found by its name', () => {
  const page = renderMarkdown('## x/y\n\n- `run`: Runs a `Machine`.\n- `Rest`', {
    ...references,
    isReport: true,
  })
  const found = recordsOf('api/', 'API', page).filter(({ url }) => url.includes('.'))
  expect(found).toEqual([
    { url: 'api/#xy.run', page: 'API', heading: 'run', text: 'Runs a Machine.' },
    { url: 'api/#xy.Rest', page: 'API', heading: 'Rest', text: '' },
  ])
})

test('an excerpt ends between words', () => {
  expect(excerpt('word '.repeat(60))).toBe(`${'word '.repeat(35)}word …`)
  expect(excerpt('short')).toBe('short')
})
