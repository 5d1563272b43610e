import { expect, test } from 'vitest'
import { resolveLink } from './link.ts'

const context = {
  routes: new Map([
    ['README.md', ''],
    ['packages/site/README.md', 'packages/site/'],
    ['packages/site/api.md', 'packages/site/api/'],
    ['docs/decisions/README.md', 'decisions/'],
  ]),
  exists: (path: string) => path === 'LICENSE' || path === 'packages/site/src/http.test.ts',
  repository: 'https://code.example/blob/main',
}
const site = { source: 'packages/site/README.md', route: 'packages/site/' }
const resolve = (href: string, from = site) => resolveLink(href, from, context)

test.each([
  ['api.md', 'api/'],
  ['./api.md#sitewrightsitehttp', 'api/#sitewrightsitehttp'],
  ['../../README.md', '../../'],
  ['../../docs/decisions/', '../../decisions/'],
  ['../site', './'],
  ['#options', '#options'],
  ['https://example.com/a', 'https://example.com/a'],
])('%s leads to the page %s', (href, address) => {
  expect(resolve(href)).toEqual({ kind: 'resolved', href: address })
})

test('a file that is no page is shown where the repository is', () => {
  expect(resolve('../../LICENSE')).toEqual({
    kind: 'resolved',
    href: 'https://code.example/blob/main/LICENSE',
  })
})

test.each(['CHANGELOG.md', '../sitee', 'http://example.com', 'https://', 'javascript:alert(1)'])(
  '%s is broken',
  (href) => {
    expect(resolve(href)).toEqual({ kind: 'broken' })
  },
)
