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

test('a paint without an address has no file', () => {
  const files = [{ name: '', startTime: 0, requestStart: 0, responseEnd: 0 }]
  expect(paintedResource({ startTime: 1000, url: '' }, files)).toBeUndefined()
})

test('a file that was asked for when it was painted is its file, one of another address is not', () => {
  const file = (name: string, startTime: number) => ({ name, startTime, requestStart: 0, responseEnd: 0 })
  const paint = { startTime: 1000, url: 'a.jpg' }
  expect(paintedResource(paint, [file('a.jpg', 1000), file('b.jpg', 500)])?.startTime).toBe(1000)
  expect(paintedResource(paint, [file('a.jpg', 1000.1)])).toBeUndefined()
})

test('the parts of a prerendered page count from when it was shown', () => {
  const file = { name: 'a.jpg', startTime: 300, requestStart: 350, responseEnd: 900 }
  expect(delayBreakdown(400, { responseStart: 200, activationStart: 600 }, file)).toEqual({
    timeToFirstByte: 0,
    resourceLoadDelay: 0,
    resourceLoadDuration: 300,
    elementRenderDelay: 100,
  })
})

test('a paint has the name and the path of its element, and an address where it has one', () => {
  const element = { nodeType: 1, nodeName: 'IMG', parentNode: null }
  expect(readPaint({ startTime: 5, url: 'a.jpg', id: 'hero', element })).toMatchObject({
    startTime: 5,
    url: 'a.jpg',
    elementPath: 'img',
  })
  expect(readPaint({ startTime: 5 })).toEqual({
    startTime: 5,
    url: '',
    elementName: undefined,
    elementPath: undefined,
  })
})

test('an element that was removed is known by its id', () => {
  expect(readPaint({ startTime: 5, id: 'hero', element: null }).elementPath).toBe('#hero')
})
