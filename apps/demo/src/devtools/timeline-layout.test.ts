import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from './log.ts'
import { caption, nowAt, layoutSpans } from './timeline-layout.ts'

const NOW = 1_000_000

const instant = (ago: number, label = 'product-added'): Span => ({
  id: `${ago}`,
  track: 'event',
  label,
  from: NOW - ago,
  to: NOW - ago,
})
const canvas = { now: NOW, widthPx: 1000 }

test('a span keeps the first row while captions have room', () => {
  const placed = layoutSpans([instant(9000), instant(6000), instant(3000)], 3, canvas)
  expect(placed.map(({ row, start }) => [row, start])).toEqual([
    [0, 20],
    [0, 40],
    [0, 60],
  ])
})

test('one that comes soon after stands below, and its neighbours keep their captions', () => {
  const placed = layoutSpans([instant(3000), instant(2900)], 3, canvas)
  expect(placed.map(({ row }) => row)).toEqual([0, 1])
  expect(placed.every(({ roomPx }) => roomPx > 100)).toBe(true)
})

test('with all rows taken a caption gives way, and is left out where nothing of it would be read', () => {
  const placed = layoutSpans([instant(4000), instant(2500), instant(2400)], 1, canvas)
  expect(placed.map(({ row }) => row)).toEqual([0, 0, 0])
  const [first = 0, second, last] = placed.map(({ roomPx }) => roomPx)
  expect(first).toBeGreaterThan(80)
  expect(first).toBeLessThan(100)
  expect(second).toBe(0)
  expect(last).toBeGreaterThan(300)
})

test('no caption reaches what stands next on its row, however much there is', () => {
  const ago = fc.integer({ min: 0, max: 12_000 })
  fc.assert(
    fc.property(fc.array(ago, { maxLength: 60 }), fc.integer({ min: 200, max: 1400 }), (agos, widthPx) => {
      const shown = agos.toSorted((a, b) => b - a).map((each) => instant(each))
      const placed = layoutSpans(shown, 4, { now: NOW, widthPx })
      for (const [i, { row, end, roomPx }] of placed.entries()) {
        const next = placed.slice(i + 1).find((each) => each.row === row)?.start ?? 100
        expect(end + (roomPx / widthPx) * 100).toBeLessThanOrEqual(Math.max(next, end))
      }
    }),
    { numRuns: 200 },
  )
})

test('a small picture has more room right of now', () => {
  expect(nowAt(300)).toBeLessThan(nowAt(900))
})

test('a call is called by what is at the end of its path', () => {
  const call = { id: '1', track: 'call', from: 0, to: 312.4, detail: '200' } as const
  expect(caption({ ...call, label: 'POST commerce/shopping-cart/entries' })).toBe('POST entries 200 312 ms')
})
