import { expect, test } from 'vitest'
import { createSlugs } from './slug.ts'

test.each([
  ['Entry points', 'entry-points'],
  ['@sitewright/site/fetch-state', 'sitewrightsitefetch-state'],
  ['A store, and results', 'a-store-and-results'],
  ['What is missing — and why?', 'what-is-missing--and-why'],
  ['Größe in kB', 'größe-in-kb'],
])('the anchor of the heading %j is that of GitHub, %j', (heading, anchor) => {
  expect(createSlugs()(heading)).toBe(anchor)
})

test('headings with the same text have different anchors', () => {
  const slugs = createSlugs()
  expect([slugs('Options'), slugs('Options'), slugs('Options')]).toEqual([
    'options',
    'options-1',
    'options-2',
  ])
})
