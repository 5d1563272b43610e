import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatVisitId, nextVisit, parseVisitId, parseVisitTimestamp } from './visit.ts'

const visitId = { id: '6f1def0c-71bd', first: 1_479_134_466_884, previous: 2, current: 3, count: 62 }

describe('the visit id', () => {
  // spec: TRK-022
  test.each([
    ['6f1def0c-71bd|1479134466884|2|3|62', visitId],
    ['a|1|1|1|1', { id: 'a', first: 1, previous: 1, current: 1, count: 1 }],
    ['a|1|1|1', undefined],
    ['a|1|1|1|1|1', undefined],
    ['a|0|1|1|1', undefined],
    ['a|1|1|1|0', undefined],
    ['a|-1|1|1|1', undefined],
    ['a|1.5|1|1|1', undefined],
    ['a|1e3|1|1|1', undefined],
    ['a|01|1|1|1', undefined],
    ['a|1|1|1|01', undefined],
    ['a|9007199254740993|1|1|1', undefined],
    ['a| 1|1|1|1', undefined],
    ['a|1|1|1|1\n', undefined],
    ['|1|1|1|1', undefined],
    ['a;b|1|1|1|1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j reads as %j', (value, expected) => {
    expect(parseVisitId(value)).toEqual(expected)
  })

  test('is written as it was read, to the character', () => {
    const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    const visits = fc.record({
      id: fc.uuid(),
      first: positive,
      previous: positive,
      current: positive,
      count: positive,
    })
    fc.assert(
      fc.property(visits, (visit) => {
        expect(parseVisitId(formatVisitId(visit))).toEqual(visit)
      }),
    )
  })

  test('reads any text without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseVisitId(text)).not.toThrow()
      }),
    )
  })
})

// spec: TRK-023
test.each([
  ['1700000000000', 1_700_000_000_000],
  ['1', 1],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['9007199254740993', undefined],
  ['NaN', undefined],
  ['', undefined],
  [undefined, undefined],
])('the visit timestamp %j reads as %j', (value, expected) => {
  expect(parseVisitTimestamp(value)).toBe(expected)
})

describe('the next visit', () => {
  const facts = { visitId, timestamp: 3, now: 100, newId: () => 'new' }

  test('of a new visitor is the first', () => {
    expect(nextVisit({ ...facts, visitId: undefined })).toEqual({
      id: 'new',
      first: 100,
      previous: 100,
      current: 100,
      count: 1,
    })
  })

  test('is the same while the timestamp is there', () => {
    expect(nextVisit(facts)).toEqual(visitId)
  })

  // spec: TRK-026
  test('counts one more when the timestamp is gone, and moves the times', () => {
    expect(nextVisit({ ...facts, timestamp: undefined })).toEqual({
      ...visitId,
      previous: 3,
      current: 100,
      count: 63,
    })
  })

  test('does not go back in time with a clock that was set back', () => {
    expect(nextVisit({ ...facts, timestamp: undefined, now: 1 })).toMatchObject({ previous: 3, current: 3 })
  })
})
