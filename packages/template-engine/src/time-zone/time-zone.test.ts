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

const once = (from: number, month: string, on: string, at: string, save: string) => ({
  ...us(from, 'only', month, on, save, ''),
  at,
})

// Taken from the tz database.
const history: ZoneTable = {
  zones: {
    'America/New_York': [
      { offset: '-5:00', rules: 'US', format: 'E%sT', until: '1946' },
      { offset: '-5:00', rules: '-', format: 'EST' },
    ],
    'America/Argentina/Buenos_Aires': [
      { offset: '-3:00', rules: 'Arg', format: '%z', until: '1999 Oct 3' },
      { offset: '-4:00', rules: 'Arg', format: '%z', until: '2000 Mar 3' },
      { offset: '-3:00', rules: 'Arg', format: '%z' },
    ],
    'Europe/London': [
      { offset: '0:00', rules: 'GB-Eire', format: '%s', until: '1968 Oct 27' },
      { offset: '1:00', rules: '-', format: 'BST', until: '1971 Oct 31 2:00u' },
      { offset: '0:00', rules: 'GB-Eire', format: '%s' },
    ],
    'Africa/Algiers': [
      { offset: '0:00', rules: 'Algeria', format: 'WE%sT', until: '1977 Oct 21' },
      { offset: '1:00', rules: 'Algeria', format: 'CE%sT' },
    ],
    'America/Iqaluit': [
      { offset: '-5:00', rules: 'Canada', format: 'E%sT', until: '1999 Oct 31 2:00' },
      { offset: '-6:00', rules: 'Canada', format: 'C%sT' },
    ],
    'Pacific/Auckland': [{ offset: '12:00', rules: 'NZ', format: 'NZ%sT' }],
    'Africa/Cairo': [{ offset: '2:00', rules: 'Egypt', format: 'EE%sT' }],
    'Africa/Tripoli': [{ offset: '1:00', rules: 'Libya', format: 'CE%sT' }],
    'Africa/Ndjamena': [
      { offset: '1:00', rules: '-', format: 'WAT', until: '1979 Oct 14' },
      { offset: '1:00', rules: '1:00', format: 'WAST', until: '1980 Mar 8' },
      { offset: '1:00', rules: '-', format: 'WAT' },
    ],
    'Test/Year': [
      { offset: '-6:00', rules: 'Late', format: 'X', until: '2000' },
      { offset: '-5:00', rules: 'Late', format: 'X' },
    ],
    'Test/Standard': [
      { offset: '1:00', rules: '1:00', format: 'X', until: '2000 Jan 1 0:00s' },
      { offset: '3:00', rules: '-', format: 'X' },
    ],
  },
  rules: {
    US: [
      once(1942, 'Feb', '9', '2:00', '1:00'),
      once(1945, 'Aug', '14', '23:00u', '1:00'),
      once(1945, 'Sep', '30', '2:00', '0'),
    ],
    Arg: [once(1999, 'Oct', 'Sun>=1', '0:00', '1:00'), once(2000, 'Mar', '3', '0:00', '0')],
    'GB-Eire': [
      once(1968, 'Feb', '18', '2:00s', '1:00'),
      { ...us(1972, 1980, 'Mar', 'Sun>=16', '1:00', 'BST'), at: '2:00s' },
      { ...us(1972, 1980, 'Oct', 'Sun>=23', '0', 'GMT'), at: '2:00s' },
    ],
    Canada: [us(1974, 2006, 'Oct', 'lastSun', '0', 'S'), us(1987, 2006, 'Apr', 'Sun>=1', '1:00', 'D')],
    NZ: [
      { ...us(2007, 'max', 'Sep', 'lastSun', '1:00', 'D'), at: '2:45s' },
      { ...us(2008, 'max', 'Apr', 'Sun>=1', '0', 'S'), at: '2:45s' },
    ],
    Egypt: [
      { ...us(2023, 'max', 'Apr', 'lastFri', '1:00', 'S'), at: '0:00' },
      { ...us(2023, 'max', 'Oct', 'lastThu', '0', ''), at: '24:00' },
    ],
    Late: [once(2000, 'Jan', '1', '2:00', '1:00')],
    Algeria: [once(1977, 'May', '6', '0:00', '1:00'), once(1977, 'Oct', '21', '0:00', '0')],
    Libya: [once(1951, 'Oct', '14', '2:00', '1:00'), once(1952, 'Jan', '1', '0:00', '0')],
  },
}

// spec: TPL-071
test.each([
  ['a rule that holds for years', 'America/New_York', '1944-07-01T00:00:00Z', -4],
  ['its end', 'America/New_York', '1945-09-30T05:59:59Z', -4],
  ['the time after it', 'America/New_York', '1945-09-30T06:00:00Z', -5],
  ['a zone that moves as summer begins', 'America/Argentina/Buenos_Aires', '1999-10-03T02:59:59Z', -3],
  ['its first hour', 'America/Argentina/Buenos_Aires', '1999-10-03T03:00:00Z', -3],
  ['its last summer night', 'America/Argentina/Buenos_Aires', '2000-03-03T02:59:59Z', -3],
  ['its way back', 'America/Argentina/Buenos_Aires', '2000-03-03T03:00:00Z', -3],
  ['a zone that moves in summer', 'Europe/London', '1968-10-26T22:59:59Z', 1],
  ['its first hours', 'Europe/London', '1968-10-26T23:00:00Z', 1],
  ['the second before it moves back', 'Europe/London', '1971-10-31T01:59:59Z', 1],
  ['a zone that moves as summer ends', 'Africa/Algiers', '1977-10-20T22:59:59Z', 1],
  ['its first second', 'Africa/Algiers', '1977-10-20T23:00:00Z', 1],
  ['a later summer without a rule', 'America/Argentina/Buenos_Aires', '2001-12-01T00:00:00Z', -3],
  ['the end of winter', 'Europe/London', '1980-03-16T01:59:59Z', 0],
  ['the first of a summer by rule', 'Europe/London', '1980-03-16T02:00:00Z', 1],
  ['a summer whose rules have ended', 'Europe/London', '1981-07-01T00:00:00Z', 0],
  ['a zone that moves as winter begins', 'America/Iqaluit', '1999-10-31T05:59:59Z', -4],
  ['its first winter hour', 'America/Iqaluit', '1999-10-31T06:00:00Z', -6],
  ['a summer in January', 'Pacific/Auckland', '2021-01-15T00:00:00Z', 13],
  ['a night to Friday', 'Africa/Cairo', '2024-04-25T21:59:59Z', 2],
  ['a last Friday', 'Africa/Cairo', '2024-04-25T22:00:00Z', 3],
  ['the end of a last Thursday', 'Africa/Cairo', '2024-10-31T21:00:00Z', 2],
  ['a stretch that ends with a year', 'Test/Year', '2000-01-01T05:59:59Z', -6],
  ['the hours before a change', 'Test/Year', '2000-01-01T06:00:00Z', -5],
  ['a change soon after a move', 'Test/Year', '2000-01-01T07:00:00Z', -4],
  ['a summer that ends with the year', 'Africa/Tripoli', '1951-12-31T21:59:59Z', 2],
  ['the last hours of its year', 'Africa/Tripoli', '1951-12-31T22:00:00Z', 1],
  ['the time before a summer of a stretch of its own', 'Africa/Ndjamena', '1979-10-13T22:59:59Z', 1],
  ['its end', 'Africa/Ndjamena', '1980-03-07T21:59:59Z', 2],
  ['the time behind it', 'Africa/Ndjamena', '1980-03-07T22:00:00Z', 1],
  ['a stretch that ends by standard time', 'Test/Standard', '1999-12-31T22:59:59Z', 2],
  ['the stretch behind it', 'Test/Standard', '1999-12-31T23:00:00Z', 3],
])('a loaded table knows %s: %s at %s', async (_, zone, date, hours) => {
  const zones = createTimeZones({ deviceOffset: () => NaN })
  await zones.load(() => Promise.resolve(history))
  expect(zones.offset(zone, Date.parse(date)) / HOUR).toBe(hours)
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

test.each([undefined, null, {}, { zones: {} }, { zones: null, rules: {} }, 'a page in HTML'])(
  'what is no table is reported as one that cannot be loaded: %j',
  async (answer) => {
    const report = vi.fn()
    const zones = createTimeZones({ report, deviceOffset: () => HOUR })
    expect(await zones.load(() => Promise.resolve(answer as never))).toBe(false)
    expect(report.mock.calls.map(([message]) => message as unknown)).toEqual(['Failed to load timezone'])
    expect(zones.offset('Europe/Paris', 0)).toBe(HOUR)
  },
)

test('a zone that the table lacks has the offset of the device', async () => {
  const zones = createTimeZones({ deviceOffset: () => HOUR })
  await zones.load(() => Promise.resolve(table))
  expect(zones.offset('constructor', 0)).toBe(HOUR)
})
