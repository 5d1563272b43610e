import { describe, expect, test } from 'vitest'
import { popover, popoverPlace } from './popover.machine.ts'
import { walk } from '../mock/walk.test-support.ts'

describe('the popover', () => {
  // spec: CRT-103
  test('is gone three seconds after the last add, or when it is closed', () => {
    expect(walk(popover, ['added', 2000, 'added', 2999, 1])).toEqual([
      'open',
      'open',
      'open',
      'open',
      'closed',
    ])
    expect(walk(popover, ['added', 'close', 'added'])).toEqual(['open', 'closed', 'open'])
  })

  test('stays under the pointer and has three more seconds after it', () => {
    expect(walk(popover, ['added', 2999, 'hold', 60_000, 'letGo', 2999, 1])).toEqual([
      'open',
      'open',
      'paused',
      'paused',
      'open',
      'open',
      'closed',
    ])
  })
})

describe('places', () => {
  const window = { width: 1000, height: 600 }

  // spec: CRT-104 CRT-105
  test.each([
    ['no link', undefined, { top: 16, inlineEnd: 16 }],
    ['a link in sight', { top: 20, bottom: 40, left: 900, right: 960 }, { top: 53, inlineEnd: 40 }],
    ['a link at the edge', { top: 20, bottom: 40, left: 940, right: 1000 }, { top: 53, inlineEnd: 16 }],
    [
      'a link that was scrolled away',
      { top: -50, bottom: -30, left: 900, right: 960 },
      { top: 16, inlineEnd: 16 },
    ],
    ['a link that is hidden', { top: 0, bottom: 0, left: 0, right: 0 }, { top: 16, inlineEnd: 16 }],
  ])('the popover with %s', (_, link, place) => {
    expect(popoverPlace(link, window)).toEqual(place)
  })

  test.each([
    ['left', { top: 20, bottom: 40, left: 0, right: 60 }, false],
    ['right, in a script that runs to the left', { top: 20, bottom: 40, left: 940, right: 1000 }, true],
  ])('the popover of 300 px stays in the window when its link is at the %s', (_, link, isRightToLeft) => {
    expect(popoverPlace(link, { ...window, isRightToLeft, boxWidth: 300 })).toEqual({
      top: 53,
      inlineEnd: 684,
    })
  })

  test('the popover in a script that runs to the left', () => {
    const link = { top: 20, bottom: 40, left: 40, right: 100 }
    expect(popoverPlace(link, { ...window, isRightToLeft: true })).toEqual({ top: 53, inlineEnd: 40 })
  })
})
