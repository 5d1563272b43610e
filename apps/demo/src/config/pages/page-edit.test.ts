import { expect, test } from 'vitest'
import { builtContent } from '../../site/content/site-content.ts'
import { createPage, withoutPage } from './page-edit.ts'

test('a new page has an address of its own, and is a draft', () => {
  const first = createPage(builtContent.pages)
  expect(first).toMatchObject({ path: '/page-1', status: 'draft', kind: 'text' })
  expect(createPage([...builtContent.pages, first]).path).toBe('/page-2')
})

test('an address that became free is used again', () => {
  const second = { ...createPage([]), id: 'page-2', path: '/page-2' }
  expect(createPage([...builtContent.pages, second]).path).toBe('/page-1')
})

test('a page is deleted with the links to it', () => {
  const change = withoutPage(builtContent, 'journal')
  expect(change.pages?.map(({ id }) => id)).not.toContain('journal')
  expect(change.navigation?.map(({ collectionId }) => collectionId)).toEqual(['shop', 'gallery', 'contact'])
  expect(change.footer?.links.map(({ collectionId }) => collectionId)).not.toContain('journal')
})
