import { expect, test, vi } from 'vitest'
import { createTimeZones, type ZoneTable } from './index.ts'

const HOUR = 3_600_000

const us = (from: number, to: number | string, month: string, on: string, save: string, letter: string) => ({
  from,
  to,
  type: '-',
  in: month,
  on,
  at: '2:00',
  save,
  letter,
})

const table: ZoneTable = {
  zones: {
    'America/New_York': [
      { offset: '-4:56:02', rules: '-', format: 'LMT', until: '1883 Nov 18 12:03:58' },
      { offset: '-5:00', rules: 'US', format: 'E%sT' },
    ],
    'Europe/Paris': [{ offset: '1:00', rules: 'EU', format: 'CE%sT' }],
    'Asia/Tokyo': [{ offset: '9:00', rules: '-', format: 'JST' }],
    'Test/Fixed': [{ offset: '1:00', rules: '0:30', format: 'X' }],
    'Test/First': [{ offset: '0:00', rules: 'First', format: 'X' }],
  },
  rules: {
    US: [us(2007, 'max', 'Mar', 'Sun>=8', '1:00', 'D'), us(2007, 'max', 'Nov', 'Sun>=1', '0', 'S')],
    EU: [
      { from: 1996, to: 'max', in: 'Mar', on: 'lastSun', at: '1:00u', save: '1:00', letter: 'S' },
      { from: 1996, to: 'max', in: 'Oct', on: 'lastSun', at: '1:00u', save: '0', letter: '' },
    ],
    First: [
      { from: 2020, to: 'only', in: 'Jun', on: '8', at: '2:00s', save: '1:00', letter: 'S' },
      { from: 2020, to: 'only', in: 'Sep', on: 'Sun<=7', at: '2:00s', save: '0', letter: '' },
    ],
  },
}

// spec: TPL-071
test.each([
  ['America/New_York', '2021-03-14T06:59:59Z', -5],
  ['America/New_York', '2021-03-14T07:00:00Z', -4],
  ['America/New_York', '2021-11-07T05:59:59Z', -4],
  ['America/New_York', '2021-11-07T06:00:00Z', -5],
  ['America/New_York', '1883-11-18T16:59:59Z', -(4 + 56 / 60 + 2 / 3600)],
  ['America/New_York', '1883-11-18T17:00:00Z', -5],
  ['Europe/Paris', '2021-03-28T00:59:59Z', 1],
  ['Europe/Paris', '2021-03-28T01:00:00Z', 2],
  ['Europe/Paris', '2021-10-31T01:00:00Z', 1],
  ['Asia/Tokyo', '2021-06-01T00:00:00Z', 9],
  ['Test/Fixed', '2021-06-01T00:00:00Z', 1.5],
  ['Test/First', '2020-06-08T01:59:59Z', 0],
  ['Test/First', '2020-06-08T02:00:00Z', 1],
  ['Test/First', '2020-09-06T02:00:00Z', 0],
])('a loaded table says that %s at %s is %d hours ahead', async (zone, date, hours) => {
  const zones = createTimeZones({ deviceOffset: () => NaN })
  expect(await zones.load(() => Promise.resolve(table))).toBe(true)
  expect(zones.offset(zone, Date.parse(date))).toBeCloseTo(hours * HOUR, 3)
})

// spec: TPL-072
test('a lookup without a table warns once and answers with the offset of the device', () => {
  const report = vi.fn()
  const zones = createTimeZones({ report, deviceOffset: () => 2 * HOUR })
  expect([zones.offset('Asia/Tokyo', 0), zones.offset('Europe/Paris', 0)]).toEqual([2 * HOUR, 2 * HOUR])
  expect(report.mock.calls).toEqual([['No timezone data loaded']])
})

// spec: TPL-073
test('a table that cannot be loaded is reported', async () => {
  const report = vi.fn()
  const cause = new Error('offline')
  const zones = createTimeZones({ report })
  expect(await zones.load(() => Promise.reject(cause))).toBe(false)
  expect(report).toHaveBeenCalledWith('Failed to load timezone', cause)
})

test('a zone that the table lacks has the offset of the device', async () => {
  const zones = createTimeZones({ deviceOffset: () => HOUR })
  await zones.load(() => Promise.resolve(table))
  expect(zones.offset('constructor', 0)).toBe(HOUR)
})
