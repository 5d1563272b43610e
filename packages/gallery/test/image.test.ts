import { describe, expect, test } from 'vitest'
import { bucket, sizeOf, srcset, variant, widthsOf } from '../src/core/image.ts'

const src = 'https://images.example/a.jpg'

describe('a picture', () => {
  // spec: TPL-093
  test('comes in the widths of the site, up to the one that holds all of it', () => {
    expect(widthsOf({ src })).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
    expect(widthsOf({ src, width: 800, height: 600 })).toEqual([100, 300, 500, 750, 1000])
    expect(widthsOf({ src, width: 750, height: 600 })).toEqual([100, 300, 500, 750])
    expect(widthsOf({ src, widths: [300, 500] })).toEqual([300, 500])
  })

  test('names its variants by their width', () => {
    expect(variant(src, 500)).toBe(`${src}?format=500w`)
    expect(variant(`${src}?v=2`, 500)).toBe(`${src}?v=2&format=500w`)
    expect(srcset({ src, widths: [100, 300] })).toBe(`${src}?format=100w 100w, ${src}?format=300w 300w`)
  })

  test('that is its own address has no variants', () => {
    expect(srcset({ src: 'data:image/png;base64,AA' })).toBeUndefined()
  })

  // spec: TPL-095
  test.each([
    [0, 10],
    [-1, 10],
    [1.5, 10],
    [NaN, 10],
    [undefined, 10],
    [10, Infinity],
  ])('of %s × %s has no known size', (width, height) => {
    expect(sizeOf({ src, width, height })).toBeUndefined()
    expect(sizeOf({ src, width: 3, height: 2 })).toEqual({ width: 3, height: 2 })
  })

  // spec: TPL-094
  test.each([
    [1, 100],
    [100, 100],
    [101, 300],
    [500, 500],
    [751, 1000],
    [1000, 1000],
    [1001, 1500],
    [9000, 1500],
  ])('%d px wide is asked for as a thumbnail of %d', (px, width) => expect(bucket(px)).toBe(width))
})
