import { describe, expect, test } from 'vitest'
import { checkTagName, filterTags, maxTagLength, mergeTags, type Tag } from './tag.ts'

const tags: readonly Tag[] = [
  { id: '1', name: 'Bread', count: 3 },
  { id: '2', name: 'Café', count: 2 },
  { id: '3', name: 'Cake' },
]

describe('the name of a tag', () => {
  // spec: EDT-060
  test('has at most 50 characters', () => {
    expect(maxTagLength.tag).toBe(50)
    expect(checkTagName('x'.repeat(50), tags, 'tag')).toBeUndefined()
    expect(checkTagName('x'.repeat(51), tags, 'tag')).toBe('too-long')
  })

  // spec: EDT-061
  test('has at most 25 characters for a category', () => {
    expect(maxTagLength.category).toBe(25)
    expect(checkTagName('x'.repeat(25), tags, 'category')).toBeUndefined()
    expect(checkTagName('x'.repeat(26), tags, 'category')).toBe('too-long')
  })

  test.each([
    ['in other case', 'BREAD'],
    ['with space around it', ' bread '],
    ['in decomposed letters', 'Cafe\u0301'],
  ])('exists already %s', (_, typed) => {
    expect(checkTagName(typed, tags, 'tag')).toBe('exists')
  })

  test('may change its own case', () => {
    expect(checkTagName('bread', tags, 'tag', '1')).toBeUndefined()
  })

  test.each(['', '  ', '\u00a0'])('is required: %j', (typed) => {
    expect(checkTagName(typed, tags, 'tag')).toBe('required')
  })
})

describe('tags', () => {
  // spec: EDT-014
  test('are filtered by a part of their name', () => {
    expect(filterTags(tags, 'CA').map(({ name }) => name)).toEqual(['Café', 'Cake'])
    expect(filterTags(tags, 'AK').map(({ name }) => name)).toEqual(['Cake'])
    expect(filterTags(tags, '  ')).toBe(tags)
    expect(filterTags(tags, '.*')).toEqual([])
  })

  test('are merged into one of them, at its place', () => {
    expect(mergeTags(tags, ['1', '2'], '2')).toEqual([
      { id: '2', name: 'Café', count: 5 },
      { id: '3', name: 'Cake' },
    ])
  })

  test('are counted with the one that they are merged into', () => {
    expect(mergeTags(tags, ['1'], '2')).toEqual(mergeTags(tags, ['1', '2'], '2'))
  })

  test('stay when the one to merge into is not there', () => {
    expect(mergeTags(tags, ['1', '2'], '9')).toBe(tags)
  })
})
