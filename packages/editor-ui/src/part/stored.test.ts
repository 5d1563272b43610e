import { expect, test } from 'vitest'
import { storedItems, storedList, storedText, storedTexts } from './stored.ts'

interface Item {
  readonly id: string
}
const stored = (value: unknown) => value as readonly Item[]

test.each([[null], [undefined], ['text'], [{ length: 1 }]])('the stored list %j is empty', (value) => {
  expect(storedList(stored(value))).toEqual([])
  expect(storedItems(stored(value), 'id')).toEqual([])
})

test('a stored list is the same list, without items that lack what they need', () => {
  const whole: readonly Item[] = [{ id: 'a' }, { id: '' }]
  expect(storedList(whole)).toBe(whole)
  expect(storedItems(whole, 'id')).toBe(whole)
  expect(storedItems(stored([{ id: 'a' }, null, {}, { id: null }]), 'id')).toEqual([{ id: 'a' }])
})

test('a stored text is a text', () => {
  expect(['a', '', null, 3].map(storedText)).toEqual(['a', '', '', ''])
})

test('stored texts have all fields of the empty ones, and keep others', () => {
  const empty = { subject: '', to: 'me' }
  expect(storedTexts(empty, null)).toEqual(empty)
  const old: unknown = { subject: null, to: 'you', more: 1 }
  expect(storedTexts(empty, old as typeof empty)).toEqual({ subject: '', to: 'you', more: 1 })
})
