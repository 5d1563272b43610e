import { expect, test } from 'vitest'
import { galleryMessages, placeText, withTexts, type GalleryMessages } from './messages.ts'

test('a picture is counted from 1', () => expect(placeText('{n} of {count}', 0, 9)).toBe('1 of 9'))

test('names what its script shows', () => {
  expect(galleryMessages).toEqual({
    place: '{n} of {count}',
    unavailable: 'Picture unavailable',
    stop: 'Stop rotation',
    start: 'Start rotation',
    lightbox: 'Picture viewer',
    previous: 'Previous',
    next: 'Next',
    play: 'Play video',
    zoom: 'Zoom',
    close: 'Close',
  })
})

test('a translation that is missing leaves the English text', () => {
  const translated = JSON.parse('{ "place": "Bild {n}", "next": null }') as Partial<GalleryMessages>
  expect(withTexts(galleryMessages, translated)).toEqual({ ...galleryMessages, place: 'Bild {n}' })
})
