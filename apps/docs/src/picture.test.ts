import { expect, test } from 'vitest'
import { pictureSize } from './picture.ts'

test('the size of an SVG is that of its viewBox', () => {
  expect(pictureSize(Buffer.from('<svg viewBox="0 0 760 158.5">'), 'a.svg')).toEqual({
    width: 760,
    height: 158.5,
  })
})

/** A file that begins with these bytes, and goes on with zeros. */
const fileOf = (...bytes: readonly number[]): Buffer => Buffer.concat([Buffer.from(bytes), Buffer.alloc(16)])
const webp = (kind: string, ...bytes: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}`, 'latin1'), Buffer.alloc(4), fileOf(...bytes)])

test('the size of a JPEG is that of its first frame, behind other segments', () => {
  const file = fileOf(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0x03, 0x84, 0x05, 0xa0)
  expect(pictureSize(file, 'a.jpg')).toEqual({ width: 1440, height: 900 })
})

test.each([
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xa0, 0x05, 0x84, 0x03]],
  ['VP8L', [0x2f, 0x9f, 0xc5, 0xe0, 0x00]],
  ['VP8X', [0, 0, 0, 0, 0x9f, 0x05, 0, 0x83, 0x03, 0]],
])('the size of a WebP with the chunk %j is read from it', (kind, bytes) => {
  expect(pictureSize(webp(kind, ...bytes), 'a.webp')).toEqual({ width: 1440, height: 900 })
})

test('a picture of another kind is refused with what to do', () => {
  expect(() => pictureSize(Buffer.from('GIF89a'), 'a.gif')).toThrow(
    'take a JPEG, a WebP, or an SVG with a viewBox',
  )
})
