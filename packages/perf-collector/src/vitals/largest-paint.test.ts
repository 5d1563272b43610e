import { expect, test } from 'vitest'
import { delayBreakdown, paintedResource, readPaint } from './largest-paint.ts'

const navigation = { responseStart: 200, activationStart: 0 }

test('splits the delay into four parts that add up', () => {
  const file = { name: 'a.jpg', startTime: 300, requestStart: 350, responseEnd: 900 }
  expect(delayBreakdown(1000, navigation, file)).toEqual({
    timeToFirstByte: 200,
    resourceLoadDelay: 150,
    resourceLoadDuration: 550,
    elementRenderDelay: 100,
  })
})

test('a text has no loading', () => {
  expect(delayBreakdown(1000, navigation, undefined)).toEqual({
    timeToFirstByte: 200,
    resourceLoadDelay: 0,
    resourceLoadDuration: 0,
    elementRenderDelay: 800,
  })
})

test('a file from a server that keeps its times is taken from where it was asked for', () => {
  const file = { name: 'a.jpg', startTime: 300, requestStart: 0, responseEnd: 900 }
  expect(delayBreakdown(1000, navigation, file)).toMatchObject({
    resourceLoadDelay: 100,
    resourceLoadDuration: 600,
  })
})

test('a film that goes on loading does not load beyond the paint', () => {
  const file = { name: 'a.mp4', startTime: 300, requestStart: 300, responseEnd: 9000 }
  expect(delayBreakdown(1000, navigation, file)).toMatchObject({
    resourceLoadDuration: 700,
    elementRenderDelay: 0,
  })
})

test('the file is the last of its address that was asked for before the paint', () => {
  const files = [100, 400, 1200].map((startTime) => ({
    name: 'a.jpg',
    startTime,
    requestStart: 0,
    responseEnd: 0,
  }))
  expect(paintedResource({ startTime: 1000, url: 'a.jpg' }, files)?.startTime).toBe(400)
})

test('an element that was removed is known by its id', () => {
  expect(readPaint({ startTime: 5, id: 'hero', element: null }).elementPath).toBe('#hero')
})
