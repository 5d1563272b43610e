import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageRecord } from './image.ts'
import { readSpan } from '../timing.ts'
import { observeImages } from './image.browser.ts'

/** Elements that are observed, and the callback that tells of them. */
let observed: Set<Element>
let tell: (...entries: readonly Partial<IntersectionObserverEntry>[]) => void
let isDisconnected: boolean
let records: ImageRecord[]

beforeEach(() => {
  observed = new Set()
  isDisconnected = false
  records = []
  class Observer {
    constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      tell = (...entries) => callback([...entries])
    }
    observe(element: Element): void {
      observed.add(element)
    }
    unobserve(element: Element): void {
      observed.delete(element)
    }
    disconnect(): void {
      isDisconnected = true
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** An image in the document that shows a file. */
function addImage(currentSrc: string, isLoaded = true): HTMLImageElement {
  const image = document.body.appendChild(document.createElement('img'))
  setFile(image, currentSrc, isLoaded)
  return image
}
/** Sets the file that an image shows. One that has failed is complete, and has no width. */
function setFile(image: HTMLImageElement, currentSrc: string, complete = true, naturalWidth = 400): void {
  for (const [name, value] of Object.entries({ currentSrc, complete, naturalWidth }))
    Object.defineProperty(image, name, { value, configurable: true })
}
const start = (hosts = ['images.example'], begin = 0) =>
  observeImages(
    hosts,
    (data) => records.push(data),
    (time) => readSpan(begin, time),
  )
const seen = (target: Element) => ({ target, isIntersecting: true, intersectionRatio: 1, time: 50 })

test('an image of another origin that hides its times has no size', () => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { encodedBodySize: 0 } as PerformanceResourceTiming,
  ])
  const image = addImage('https://images.example/a.jpg')
  start()
  tell(seen(image))
  expect(records).toEqual([expect.objectContaining({ imageType: 'jpg', size: undefined })])
})

test('an image that is removed before it is seen is left alone', () => {
  const image = addImage('https://images.example/a.jpg')
  start()
  image.remove()
  tell({ ...seen(image), isIntersecting: false })
  expect([records.length, observed.size]).toEqual([0, 0])
})

test('an image that is in view before it is loaded is recorded once it is', () => {
  const image = addImage('https://images.example/a.jpg', false)
  start()
  tell(seen(image))
  expect(records).toHaveLength(0)
  setFile(image, 'https://images.example/a.jpg')
  image.dispatchEvent(new Event('load'))
  image.dispatchEvent(new Event('load'))
  expect(records).toEqual([expect.objectContaining({ visibleOnLoad: true, observationTime: 50 })])
})

test.each(['', 'data:image/gif;base64,R0lGOD'])(
  'an image whose address %j is set later is recorded',
  (first) => {
    const image = addImage(first)
    start()
    tell(seen(image))
    expect(records).toHaveLength(0)
    setFile(image, 'https://images.example/a.jpg')
    image.dispatchEvent(new Event('load'))
    expect(records).toHaveLength(1)
  },
)

test('images that are put into the document later are recorded, but were not visible on load', async () => {
  start()
  const box = document.body.appendChild(document.createElement('div'))
  const [alone, inside] = [addImage('https://images.example/a.jpg'), addImage('https://images.example/b.jpg')]
  box.append(inside)
  await vi.waitFor(() => expect(observed).toEqual(new Set([alone, inside])))
  tell(seen(alone), seen(inside))
  expect(records.map(({ visibleOnLoad }) => visibleOnLoad)).toEqual([false, false])
})

test('an image is seen some time after its page began', () => {
  const image = addImage('https://images.example/a.jpg')
  start(['images.example'], 20)
  tell(seen(image))
  expect(records[0]?.observationTime).toBe(30)
})

test('an image that failed makes no record', () => {
  const image = addImage('https://images.example/none.jpg')
  setFile(image, 'https://images.example/none.jpg', true, 0)
  start()
  tell(seen(image))
  expect(records).toHaveLength(0)
})

test.each(['IMAGES.example', 'images.example:8443'])('finds the images of %s', (host) => {
  const image = addImage('https://images.example:8443/a.jpg')
  start([host])
  tell(seen(image))
  expect(records).toHaveLength(1)
})

test('an address that is none makes no record', () => {
  const image = addImage('no address')
  start()
  tell(seen(image))
  expect(records).toHaveLength(0)
})

test('an impossible time of observation is left out', () => {
  const image = addImage('https://images.example/a.jpg')
  start()
  tell({ ...seen(image), time: -7 })
  expect(records[0]?.observationTime).toBeUndefined()
})

test('a page of thousands of images makes 100 records', () => {
  const images = Array.from({ length: 2000 }, (_, index) => addImage(`https://images.example/${index}.jpg`))
  start()
  tell(...images.map(seen))
  expect(records).toHaveLength(100)
})

test('stopping disconnects the observer, and forgets images that still load', () => {
  const image = addImage('https://images.example/a.jpg', false)
  const stop = start()
  tell(seen(image))
  stop()
  setFile(image, 'https://images.example/a.jpg')
  image.dispatchEvent(new Event('load'))
  expect([isDisconnected, records.length]).toEqual([true, 0])
})

test('a browser that observes no intersections makes no records', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  addImage('https://images.example/a.jpg')
  expect(start).not.toThrow()
})
