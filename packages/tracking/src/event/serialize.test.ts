import { expect, test } from 'vitest'
import { serialize } from './serialize.ts'

/** A list of objects of their own. */
const objects = (count: number): object[] => Array.from({ length: count }, (_, index) => ({ index }))

test('writes plain data as JSON does', () => {
  const value = { a: [1, 'b', null, undefined], c: undefined, d: new Date(0) }
  expect(serialize(value)).toBe(JSON.stringify(value))
})

test('writes plain data of any size', () => {
  const value = objects(2000)
  expect(serialize(value)).toBe(JSON.stringify(value))
})

test('writes an object as its `toJSON` returns it', () => {
  expect(serialize({ page: new URL('https://shop.example/'), a: { toJSON: () => 1 } })).toBe(
    '{"page":"https://shop.example/","a":1}',
  )
})

test('writes a reference to what was written before as a gap', () => {
  const loop: Record<string, unknown> = { name: 'loop' }
  loop.self = loop
  loop.list = [loop]
  expect(serialize(loop)).toBe('{"name":"loop","self":"[circular]","list":["[circular]"]}')
})

test('writes big integers as text, and dates as dates', () => {
  expect(serialize({ big: 12n, at: new Date(0), none: null })).toBe(
    '{"big":"12","at":"1970-01-01T00:00:00.000Z","none":null}',
  )
})

test('leaves out fields that throw, and functions', () => {
  const value = {
    a: 1n,
    get b(): never {
      throw new Error('no')
    },
    toJSON: () => {
      throw new Error('no')
    },
  }
  expect(serialize(value)).toBe('{"a":"1"}')
})

test('writes the first thousand objects of a payload that it has to copy', () => {
  const written = (count: number): unknown[] =>
    JSON.parse(serialize([1n, ...objects(count)]) ?? '') as unknown[]
  // The list is the first of them.
  expect(written(999)).not.toContain('[circular]')
  expect(written(1000).filter((entry) => entry === '[circular]')).toHaveLength(1)
})

test.each([[undefined], [() => 1]])('%s has no text', (value) => {
  expect(serialize(value)).toBeUndefined()
})
