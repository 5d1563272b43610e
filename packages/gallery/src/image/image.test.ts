import { describe, expect, test } from 'vitest'
import { variant } from '../address.ts'
import { bucket, sizeOf, srcset, widthsOf, widthsUpTo } from './image.ts'

const src = 'https://images.example/a.jpg'

describe('a picture', () => {
  test('has no other address than its own, unless its owner says so', () => {
    for (const own of [src, `${src}?sig=abc%3D&expires=1`, '/hills.jpg', 'data:image/png;base64,AA'])
      expect(srcset({ src: own })).toBeUndefined()
    expect(widthsOf({ src })).toEqual([])
  })

  // spec: TPL-093
  test('comes in the widths of the platform, up to the one that holds all of it', () => {
    expect(widthsUpTo(Infinity)).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
    expect(widthsUpTo(800)).toEqual([100, 300, 500, 750, 1000])
    expect(widthsUpTo(750)).toEqual([100, 300, 500, 750])
    expect(widthsUpTo(2500)).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
    expect(widthsUpTo(9000)).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
    expect(widthsUpTo(100)).toEqual([100])
    expect(widthsUpTo(101)).toEqual([100, 300])
    expect(widthsUpTo(50)).toEqual([100])
    expect(widthsOf({ src, widths: [300, 500] })).toEqual([300, 500])
  })

  test('has only candidates whose width is a positive integer', () => {
    const widths = [0, NaN, -5, 1.5, Infinity, '300' as unknown as number, 500]
    expect(widthsOf({ src, widths })).toEqual([500])
    expect(srcset({ src, widths })).toBe(`${src}?format=500w 500w`)
    expect(srcset({ src, widths: [NaN] })).toBeUndefined()
  })

  test.each([
    ['/my hills.jpg', '/my%20hills.jpg?format=100w 100w, /my%20hills.jpg?format=300w 300w'],
    ['/a.jpg?v=2#top', '/a.jpg?v=2&format=100w#top 100w, /a.jpg?v=2&format=300w#top 300w'],
    ['/a.svg#icon?', '/a.svg?format=100w#icon? 100w, /a.svg?format=300w#icon? 300w'],
  ])('of %s is one that a browser can read', (src, expected) => {
    expect(srcset({ src, widths: [100, 300] })).toBe(expected)
  })

  test.each([
    ['commas', (src: string, width: number) => `,${src}/w_${width},`, '%2C/a.jpg/w_100%2C 100w'],
    ['javascript:', () => 'javascript:alert(1)', undefined],
  ])('at an address of %s is safe', (_, address, expected) => {
    expect(srcset({ src: '/a.jpg', widths: [100] }, address)).toBe(expected)
  })

  test('is asked of the platform by the widths that it names', () => {
    expect(variant(src, 500)).toBe(`${src}?format=500w`)
    expect(variant(`${src}?v=2`, 500)).toBe(`${src}?v=2&format=500w`)
    expect(srcset({ src, widths: [100, 300] })).toBe(`${src}?format=100w 100w, ${src}?format=300w 300w`)
  })

  test('is asked of an image server of one’s own by its address', () => {
    const address = (of: string, width: number): string => `https://cdn.example/w_${width}${of}`
    expect(srcset({ src: '/a.jpg', widths: [320, 640] }, address)).toBe(
      'https://cdn.example/w_320/a.jpg 320w, https://cdn.example/w_640/a.jpg 640w',
    )
    expect(widthsOf({ src, width: 750, height: 500 }, address)).toEqual([100, 300, 500, 750])
    expect(widthsOf({ src }, address)).toHaveLength(7)
  })

  test('keeps the candidates that its owner names', () => {
    const own = 'a-1x.jpg 1x, a-2x.jpg 2x'
    expect(srcset({ src, srcset: own, widths: [100] }, variant)).toBe(own)
    expect(widthsOf({ src, srcset: own, widths: [100] })).toEqual([])
  })

  test('that has no address of its own has none in another width', () => {
    const address = (of: string, width: number): string => `https://cdn.example/w_${width}/${of}`
    const film = { src: '', widths: [100, 300], video: { src: 'https://player.example/v' } }
    expect([srcset(film), srcset(film, address), srcset({ src: '' }, address)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(widthsOf(film, address)).toEqual([])
  })

  test('takes empty candidates for missing ones', () => {
    expect(srcset({ src: '/a.jpg', srcset: '', widths: [100] })).toBe('/a.jpg?format=100w 100w')
    expect(srcset({ src: '/a.jpg', srcset: '' })).toBeUndefined()
  })

  test('that is its own address has no variants', () => {
    for (const own of ['data:image/png;base64,AA', 'BLOB:https://example.com/1'])
      expect(srcset({ src: own, widths: [100] }, variant)).toBeUndefined()
    expect(srcset({ src: '/metadata:1.jpg', widths: [100] })).toBe('/metadata:1.jpg?format=100w 100w')
  })

  // spec: TPL-095
  test.each([
    [0, 10],
    [-1, 10],
    [1.5, 10],
    [NaN, 10],
    [undefined, 10],
    [10, Infinity],
    [10, 1e21],
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
