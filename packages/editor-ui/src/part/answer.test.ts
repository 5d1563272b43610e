import { expect, test } from 'vitest'
import { requireList, requireNamed } from './answer.ts'

interface Item {
  readonly id: string
  readonly name: string
}
const lists = (value: unknown) => value as readonly Item[]
const items = (value: unknown) => value as Item

test.each([['<html>'], [null], [undefined], [{ length: 1 }]])('the answer %j is no list', (answer) => {
  expect(() => requireList(lists(answer))).toThrow('An answer is no list.')
})

test('a list is the same list', () => {
  const list: readonly Item[] = []
  expect(requireList(list)).toBe(list)
})

test.each([['<html>'], [null], [undefined], [{ name: 'A' }], [{ id: null, name: 'A' }], [{ id: 'a' }]])(
  'the answer %j lacks an id or a name',
  (answer) => {
    expect(() => requireNamed(items(answer))).toThrow('An answer lacks `id` or `name`.')
  },
)

test('what has an id and a name is the same', () => {
  const item = { id: 'a', name: '' }
  expect(requireNamed(item)).toBe(item)
})
