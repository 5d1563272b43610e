import { describe, expect, test } from 'vitest'
import { hasDate, readSkeleton, splitSkeleton } from './skeleton.ts'

// Letters of dates: https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
describe('a skeleton', () => {
  test.each<[skeleton: string, options: Intl.DateTimeFormatOptions]>([
    ['yMMMd', { year: 'numeric', month: 'short', day: 'numeric' }],
    ['yyMMdd', { year: '2-digit', month: '2-digit', day: '2-digit' }],
    ['YL', { year: 'numeric', month: 'numeric' }],
    ['M', { month: 'numeric' }],
    ['MMMM', { month: 'long' }],
    ['LLLLL', { month: 'narrow' }],
    ['E', { weekday: 'short' }],
    ['EEE', { weekday: 'short' }],
    ['cccc', { weekday: 'long' }],
    ['eeeee', { weekday: 'narrow' }],
    ['G', { era: 'short' }],
    ['GGGG', { era: 'long' }],
    ['GGGGG', { era: 'narrow' }],
    ['BBBB', { dayPeriod: 'long' }],
    ['hm', { hour: 'numeric', hourCycle: 'h12', minute: 'numeric' }],
    ['HHmmss', { hour: '2-digit', hourCycle: 'h23', minute: '2-digit', second: '2-digit' }],
    ['j', { hour: 'numeric' }],
    ['z', { timeZoneName: 'short' }],
    ['zzzz', { timeZoneName: 'long' }],
    ['v', { timeZoneName: 'shortGeneric' }],
    ['VVVV', { timeZoneName: 'longGeneric' }],
    ['Z', { timeZoneName: 'short' }],
    ['y-d', { year: 'numeric', day: 'numeric' }],
    ['Q', {}],
    ['', {}],
  ])('%s asks Intl for %j', (skeleton, options) => {
    expect(readSkeleton(skeleton)).toEqual(options)
  })

  test.each([
    ['yMMMdhmz', 'hmz', 'yMMMd'],
    ['EHmsV', 'HmsV', 'E'],
    ['yM', '', 'yM'],
    ['jB', 'jB', ''],
  ])('%s is the time %s and the date %s', (skeleton, time, date) => {
    expect(splitSkeleton(skeleton)).toEqual([time, date])
  })

  test.each([
    ['y', true],
    ['hmd', true],
    ['hmL', true],
    ['hm', false],
    ['', false],
  ])('%s has a date: %s', (skeleton, expected) => {
    expect(hasDate(skeleton)).toBe(expected)
  })
})
