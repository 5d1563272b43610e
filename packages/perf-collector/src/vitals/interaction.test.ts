import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createInteractions, type EventEntry, interactionToNextPaint } from './interaction.ts'

const press = (interactionId: number, duration: number, changes: Partial<EventEntry> = {}): EventEntry => ({
  name: 'pointerup',
  startTime: 1000,
  duration,
  processingStart: 1010,
  processingEnd: 1030,
  interactionId,
  ...changes,
})
function slowest(entries: readonly EventEntry[], begin = 0) {
  const { add, read } = createInteractions()
  for (const entry of entries) add(entry)
  return read(begin)
}

// spec: PRF-029
test('keeps the ten slowest interactions, slowest first', () => {
  const entries = Array.from({ length: 30 }, (_, index) => press(index + 1, (index * 7) % 30))
  expect(slowest(entries).map(({ duration }) => duration)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20])
})

test('events of one interaction are one, and the longest counts', () => {
  const entries = [press(1, 40), press(1, 90, { name: 'click' }), press(1, 60)]
  expect(slowest(entries).map(({ event, duration }) => [event, duration])).toEqual([['click', 90]])
})

test('keeps the path when the element is gone in the longer event', () => {
  const target = { nodeType: 1, nodeName: 'BUTTON', parentNode: null }
  expect(slowest([press(1, 40, { target }), press(1, 90, { target: null })])[0]?.elementPath).toBe('button')
})

test.each([10, 90])(
  'an element that the longest event does not name is that of an event of %d ms of the same interaction',
  (duration) => {
    const target = { nodeType: 1, nodeName: 'BUTTON', parentNode: null }
    const [interaction] = slowest([
      press(1, 90, { target: null }),
      press(1, duration, { name: 'click', target }),
      press(1, duration, { target: { ...target, nodeName: 'A' } }),
    ])
    expect(interaction).toMatchObject({ elementPath: 'button', duration: 90 })
  },
)

test('of an element that removed itself, the path is what the browser kept, cut to 200 characters', () => {
  const path = (changes: Partial<EventEntry>) => slowest([press(1, 90, changes)])[0]?.elementPath
  const target = { nodeType: 1, nodeName: 'BUTTON', parentNode: null }
  expect([
    path({ target: null, targetSelector: 'button#close' }),
    path({ target, targetSelector: 'button#close' }),
    path({ target: null, targetSelector: 'x'.repeat(300) })?.length,
    path({ target: null, targetSelector: '' }),
  ]).toEqual(['button#close', 'button', 200, undefined])
})

test('splits a duration into input delay, processing and presentation', () => {
  expect(slowest([press(1, 200)])[0]).toMatchObject({
    inputDelay: 10,
    processingDuration: 20,
    presentationDelay: 170,
  })
})

test('listeners of all events of a frame belong to the interaction that it shows', () => {
  const entries = [
    press(1, 304, { name: 'keydown', processingStart: 1001, processingEnd: 1001.5 }),
    press(0, 296, { name: 'input', startTime: 1002, processingStart: 1003, processingEnd: 1300 }),
  ]
  expect(slowest(entries)).toMatchObject([
    { event: 'input', inputDelay: 1, processingDuration: 299, presentationDelay: 4 },
  ])
})

test('listeners of another frame do not', () => {
  const other = press(0, 100, { name: 'input', processingEnd: 1090 })
  const entries = [other, press(1, 120, { name: 'click' })]
  expect(slowest(entries)).toMatchObject([
    { event: 'click', inputDelay: 10, processingDuration: 20, presentationDelay: 90 },
  ])
})

test('listeners that ran before the input are no part of it', () => {
  const entries = [
    press(0, 304, { name: 'pointerover', startTime: 900, processingStart: 905, processingEnd: 1050 }),
    press(1, 200, { processingStart: 1060, processingEnd: 1070 }),
  ]
  expect(slowest(entries)).toMatchObject([{ inputDelay: 0, processingDuration: 70, presentationDelay: 130 }])
})

test.each([-5, NaN, Infinity, 2147483648])('events with a time of %d do not count', (time) => {
  const times = ['startTime', 'duration', 'processingStart', 'processingEnd']
  expect(slowest(times.map((name, index) => press(index + 1, 100, { [name]: time })))).toEqual([])
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
