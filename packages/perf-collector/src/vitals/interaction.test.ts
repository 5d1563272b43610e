import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addEvent, type EventEntry, interactionToNextPaint } from './interaction.ts'

const press = (interactionId: number, duration: number, changes: Partial<EventEntry> = {}): EventEntry => ({
  name: 'pointerup',
  startTime: 1000,
  duration,
  processingStart: 1010,
  processingEnd: 1030,
  interactionId,
  ...changes,
})
const slowest = (entries: readonly EventEntry[]) => entries.reduce(addEvent, [])

// spec: PRF-029
test('keeps the ten slowest interactions, slowest first', () => {
  const entries = Array.from({ length: 30 }, (_, index) => press(index + 1, (index * 7) % 30))
  expect(slowest(entries).map(({ duration }) => duration)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20])
})

test('events of one interaction are one, and the longest counts', () => {
  expect(slowest([press(1, 40), press(1, 90, { name: 'click' }), press(1, 60)])).toMatchObject([
    { id: 1, event: 'click', duration: 90 },
  ])
})

test('keeps the path when the element is gone in the longer event', () => {
  const target = { nodeType: 1, nodeName: 'BUTTON', parentNode: null }
  expect(slowest([press(1, 40, { target }), press(1, 90, { target: null })])[0]?.elementPath).toBe('button')
})

test('splits a duration into input delay, processing and presentation', () => {
  expect(slowest([press(1, 200)])[0]).toMatchObject({
    inputDelay: 10,
    processingDuration: 20,
    presentationDelay: 170,
  })
})

test('events without an interaction, or of impossible length, do not count', () => {
  expect(slowest([press(0, 300), press(1, -5), press(2, Infinity), press(3, 2147483648)])).toEqual([])
})

test.each([
  [1, 49, 100],
  [1, 50, 99],
  [1, 120, 98],
  [1, 5000, 91],
])('one outlier is passed over for each 50 interactions', (_, count, inp) => {
  const entries = Array.from({ length: 20 }, (_, index) => press(index + 1, 100 - index))
  expect(interactionToNextPaint(slowest(entries), count, false)).toBe(inp)
})

test('an unreported interaction of a page from the cache takes 8 ms', () => {
  expect([
    interactionToNextPaint([], 2, true),
    interactionToNextPaint([], 0, true),
    interactionToNextPaint([], 2, false),
  ]).toEqual([8, undefined, undefined])
})

test('equals the definition for any events', () => {
  const event = fc.record({
    id: fc.integer({ min: 1, max: 200 }),
    duration: fc.integer({ min: 8, max: 900 }),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 300 }), (events) => {
      const entries = events.map(({ id, duration }) => press(id, duration))
      const longest = new Map<number, number>()
      for (const { id, duration } of events) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
      const durations = [...longest.values()].sort((a, b) => b - a)
      expect(slowest(entries).map(({ duration }) => duration)).toEqual(durations.slice(0, 10))
    }),
  )
})
