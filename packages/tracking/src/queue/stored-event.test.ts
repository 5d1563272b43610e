import { expect, test } from 'vitest'
import { entryIdOf, eventOf, isStoredEvent } from './stored-event.ts'

const body = { name: 'AddToCart', payload: '{}', version: 1 } as const

test.each([1, 2, 'census'])('an event of version %s is read', (version) => {
  expect(isStoredEvent({ ...body, version })).toBe(true)
})

test.each([
  [{ ...body, name: undefined }],
  [{ ...body, payload: {} }],
  [{ ...body, version: 3 }],
  [{ ...body, version: '1' }],
  [{ ...body, version: undefined }],
  [[body]],
  ['text'],
  [null],
  [undefined],
])('%j is no event', (value) => {
  expect(isStoredEvent(value)).toBe(false)
})

test('an event of two destinations has two entries, and keeps its id', () => {
  const entries = ['v1', 'v2'].map((key) => {
    const id = entryIdOf({ id: '1', destination: key })
    return { id, key, addedAt: 1000, bytes: 2, state: 'waiting', body } as const
  })
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2)
  expect(entries.map((entry) => eventOf(entry)).map(({ id, destination }) => [id, destination])).toEqual([
    ['1', 'v1'],
    ['1', 'v2'],
  ])
})

test('an event that an earlier version has stored is what its entry says', () => {
  const entry = { id: '1', key: 'v1', addedAt: 1000, bytes: 2, state: 'waiting', body } as const
  expect(eventOf(entry)).toEqual({ ...body, id: '1', destination: 'v1', time: 1000, bytes: 2 })
})
