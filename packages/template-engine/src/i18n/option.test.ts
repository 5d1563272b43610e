import { describe, expect, test } from 'vitest'
import { calendarOf, parseOptions, widthsOf } from './option.ts'

describe('options of numbers, dates and relative times', () => {
  test.each<[words: string, options: object]>([
    ['', {}],
    ['style:short symbol:narrow', { style: 'short', symbol: 'narrow' }],
    ['group', { group: true }],
    ['grouping', { group: true }],
    ['group:true', { group: true }],
    ['grouping:false', { group: false }],
    ['no-group', { group: false }],
    ['no-grouping', { group: false }],
    ['round:up', { round: 'up' }],
    ['rounding:half-even', { round: 'half-even' }],
    ['minInt:2', { minimumIntegerDigits: 2 }],
    ['minint:2', { minimumIntegerDigits: 2 }],
    ['minimumIntegerDigits:2', { minimumIntegerDigits: 2 }],
    ['minFrac:1 maxFrac:3', { minimumFractionDigits: 1, maximumFractionDigits: 3 }],
    ['minimumFractionDigits:1', { minimumFractionDigits: 1 }],
    ['minSig:1 maxSig:3', { minimumSignificantDigits: 1, maximumSignificantDigits: 3 }],
    ['maximumSignificantDigits:3', { maximumSignificantDigits: 3 }],
    ['maxFrac:51', { maximumFractionDigits: 50 }],
    ['maxFrac:50', { maximumFractionDigits: 50 }],
    ['maxFrac:-1', { maximumFractionDigits: 0 }],
    ['maxFrac:few', { maximumFractionDigits: 0 }],
    ['maxFrac:10', { maximumFractionDigits: 10 }],
    ['minFrac:3 maxFrac:1', { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
    ['date', { date: 'short' }],
    ['time', { time: 'short' }],
    ['date:long time:medium', { date: 'long', time: 'medium' }],
    ['datetime:full', { date: 'full', time: 'full' }],
    ['medium', { date: 'medium', time: 'medium' }],
    ['yMMM d', { skeleton: 'yMMMd' }],
    ['skeleton:yMMMd', { skeleton: 'yMMMd' }],
    ['calendar:buddhist wrap:long', { calendar: 'buddhist', wrap: 'long' }],
    [
      'numericOnly:true allowWeeks:false alwaysNow:true dayOfWeek',
      { numericOnly: true, allowWeeks: false, alwaysNow: true, dayOfWeek: false },
    ],
    // Words that only begin or end like one of these are letters of a skeleton.
    ['xgroup', { skeleton: 'xgroup' }],
    ['groups', { skeleton: 'groups' }],
    ['xdate', { skeleton: 'xdate' }],
    ['dates', { skeleton: 'dates' }],
    ['xlong', { skeleton: 'xlong' }],
    ['longer', { skeleton: 'longer' }],
    ['xmaxFrac:1', { xmaxFrac: '1' }],
  ])('are read from "%s"', (words, options) => {
    expect(parseOptions(words.split(' ').filter(Boolean))).toEqual(options)
  })

  test.each<[words: string, options: object]>([
    ['date time', {}],
    ['date:yMMM time:hm', { date: 'yMMM', time: 'hm' }],
    ['yMMM d', { skeleton: 'd' }],
    ['mydate', { skeleton: 'mydate' }],
  ])('of a span of time are read from "%s"', (words, options) => {
    expect(parseOptions(words.split(' '), true)).toEqual(options)
  })

  test('of a date are widths, and the letters of one skeleton', () => {
    expect(widthsOf({ date: 'long', time: 'hm', wrap: 'short', skeleton: 'y' })).toEqual({
      date: 'long',
      time: '',
      wrap: 'short',
      skeleton: 'yhm',
    })
    expect(widthsOf({ date: 'yM', time: 'full' })).toEqual({
      date: '',
      time: 'full',
      wrap: '',
      skeleton: 'yM',
    })
    expect(widthsOf({})).toEqual({ date: '', time: '', wrap: '', skeleton: '' })
  })

  test.each([
    ['buddhist', 'buddhist'],
    ['japanese', 'japanese'],
    ['persian', 'persian'],
    ['gregorian', 'gregory'],
    ['iso8601', 'gregory'],
    ['buddhists', 'gregory'],
    ['xpersian', 'gregory'],
    [undefined, 'gregory'],
  ])('ask with the calendar %s for the calendar %s', (calendar, expected) => {
    expect(calendarOf(calendar)).toBe(expected)
  })
})
