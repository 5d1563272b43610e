import { expect, test } from 'vitest'
import { addressOf } from './links.ts'

const from = 'packages/site/README.md'

test.each([
  ['api.md', '/packages/site/api/'],
  ['./api.md#sitewrightsitehttp', '/packages/site/api/#sitewrightsitehttp'],
  ['../../README.md', '/'],
  ['../../docs/decisions/', '/decisions/'],
  ['../site', '/packages/site/'],
  // Published with the package only after its first release.
  ['./CHANGELOG.md', '/packages/site/changelog/'],
  ['#options', '#options'],
  ['https://example.com/a', 'https://example.com/a'],
])('%s leads to the page %s', (href, address) => {
  expect(addressOf(href, from)).toBe(address)
})

test('a file that is no page is shown where the repository is', () => {
  expect(addressOf('../../LICENSE', from)).toMatch(/^https:\/\/.*\/blob\/main\/LICENSE$/)
})

test('a path that leads nowhere is left for the build to refuse', () => {
  expect(addressOf('../sitee', from)).toBe('../sitee')
})
