import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addShift, noShifts, type ShiftEntry } from './layout-shift.ts'

const sum = (
  ...shifts: readonly (readonly [startTime: number, value: number, hadRecentInput?: boolean])[]
): number =>
  shifts
    .map(([startTime, value, hadRecentInput = false]) => ({ startTime, value, hadRecentInput }))
    .reduce(addShift, noShifts).largest

// spec: PRF-027
test.each([
  [
    'gaps under a second belong together',
    [
      [0, 1],
      [999, 2],
    ],
    3,
  ],
  [
    'a gap of a second separates',
    [
      [0, 1],
      [1000, 2],
    ],
    2,
  ],
  [
    'a window ends before five seconds',
    [
      [0, 1],
      [900, 1],
      [1800, 1],
      [2700, 1],
      [3600, 1],
      [4500, 1],
      [4999, 1],
    ],
    7,
  ],
  [
    'at five seconds another begins',
    [
      [0, 1],
      [900, 1],
      [1800, 1],
      [2700, 1],
      [3600, 1],
      [4500, 1],
      [5000, 1],
    ],
    6,
  ],
] as const)('%s', (_, shifts, total) => {
  expect(sum(...shifts)).toBe(total)
})

test('the largest window counts, not the last', () => {
  expect(sum([0, 0.4], [5000, 0.1])).toBe(0.4)
})

test('shifts after an input do not count', () => {
  expect(sum([0, 0.1], [10, 0.5, true])).toBe(0.1)
})

test('impossible values do not count', () => {
  expect(sum([0, NaN], [1, -3], [2, 0.1])).toBe(0.1)
})

/** The definition, without cleverness: all windows as lists. */
function byDefinition(entries: readonly ShiftEntry[]): number {
  const windows: ShiftEntry[][] = []
  for (const entry of entries) {
    const last = windows.at(-1)
    const [first, before] = [last?.[0], last?.at(-1)]
    const joins =
      first && before && entry.startTime - before.startTime < 1000 && entry.startTime - first.startTime < 5000
    if (last && joins) last.push(entry)
    else windows.push([entry])
  }
  return Math.max(0, ...windows.map((shifts) => shifts.reduce((total, { value }) => total + value, 0)))
}

test('equals the definition for any shifts', () => {
  const shift = fc.record({ gap: fc.integer({ min: 0, max: 2000 }), value: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.array(shift, { maxLength: 40 }), (gaps) => {
      let startTime = 0
      const entries = gaps.map(({ gap, value }) => ({
        startTime: (startTime += gap),
        value,
        hadRecentInput: false,
      }))
      expect(entries.reduce(addShift, noShifts).largest).toBe(byDefinition(entries))
    }),
  )
})
