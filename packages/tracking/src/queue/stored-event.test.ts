import { expect, test } from 'vitest'
import { parseEvents, readEvents } from './stored-event.ts'

const event = {
  id: '1',
  name: 'AddToCart',
  payload: '{}',
  destination: 'v1',
  version: 1,
  time: 1000,
  bytes: 2,
}

test.each([1, 2, 'census'])('an event of version %s is read', (version) => {
  expect(readEvents([{ ...event, version }])).toEqual([{ ...event, version }])
})

test.each([
  [{ id: 1 }],
  [{ name: undefined }],
  [{ payload: {} }],
  [{ destination: null }],
  [{ time: '1000' }],
  [{ time: Number.NaN }],
  [{ bytes: undefined }],
  [{ version: 3 }],
  [{ version: '1' }],
  [{ version: undefined }],
])('what has %j is left out', (changes) => {
  expect(readEvents([event, { ...event, ...changes }, null, 'text'])).toEqual([event])
})

test('what is no list is not read', () => {
  expect(readEvents({ 0: event })).toBeUndefined()
  expect(readEvents(undefined)).toBeUndefined()
})

test('events are read from JSON text', () => {
  expect(parseEvents(JSON.stringify([event]))).toEqual([event])
  expect(parseEvents('[{')).toBeUndefined()
  expect(parseEvents(null)).toBeUndefined()
})
