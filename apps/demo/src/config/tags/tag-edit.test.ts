import { expect, test } from 'vitest'
import { PRODUCTS } from '../../site/content/product.ts'
import { tagNames } from '../../site/record/post.ts'
import { CATEGORIES } from '../../site/content/website.ts'
import { categoryTags, mergeCategories, mergeSiteTags, renameCategory } from './tag-edit.ts'

const shelf = { categories: CATEGORIES, products: PRODUCTS }
const counts = (of: typeof shelf | ReturnType<typeof mergeCategories>) =>
  Object.fromEntries(categoryTags(of, 'en').map(({ id, count }) => [id, count]))

test('a category is renamed in one language', () => {
  const { categories } = renameCategory(shelf, 'table', 'de', 'Tafel')
  expect(categories[1]?.word).toEqual({ en: 'Table', de: 'Tafel' })
})

test('products of merged categories move to the one that stays', () => {
  const before = counts(shelf)
  const after = counts(mergeCategories(shelf, ['light', 'green'], 'table'))
  expect(Object.keys(after)).toEqual(['vessels', 'table', 'studio'])
  expect(after.table).toBe((before.table ?? 0) + (before.light ?? 0) + (before.green ?? 0))
})

test('products of a removed category move to the first, and the last category stays', () => {
  expect(counts(mergeCategories(shelf, ['vessels'])).table).toBeGreaterThan(counts(shelf).table ?? 0)
  const one = mergeCategories(shelf, ['table', 'light', 'green', 'studio'])
  expect(mergeCategories(one, ['vessels'])).toBe(one)
})

test('a merged tag stands for the words of all', () => {
  const tags = [
    { id: 'a', name: 'Jugs', words: ['jug'] },
    { id: 'b', name: 'Clay', words: ['clay'] },
  ]
  const merged = mergeSiteTags(tags, ['b'], 'a')
  expect(merged).toEqual([{ id: 'a', name: 'Jugs', words: ['jug', 'clay'] }])
  expect(tagNames(merged, ['clay'])).toEqual(['Jugs'])
  expect(tagNames(merged, ['light'])).toEqual([])
})
