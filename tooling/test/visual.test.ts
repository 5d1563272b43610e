import { describe, expect, test } from 'vitest'
import { compare, isEqual } from '../visual/compare.ts'
import { index, paint } from '../visual/palette.ts'
import { halve, trim, type Picture } from '../visual/picture.ts'
import { decode, encode, noteOf } from '../visual/png.ts'
import { byFile, select } from '../visual/story.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** A shape by the points that it covers. Later ones lie above. */
interface Shape {
  readonly colour: Colour
  readonly covers: (x: number, y: number) => boolean
}

const white: Colour = [255, 255, 255]
const ink: Colour = [40, 40, 40]

/** A picture of half the size, as the tool takes it. Each pixel of the page is sampled `smoothness` times each way. */
function draw(shapes: readonly Shape[], smoothness = 4, [width, height] = [240, 120]): Picture {
  const data = new Uint8Array(width * height * 3)
  const colourAt = (x: number, y: number): Colour =>
    shapes.findLast(({ covers }) => covers(x, y))?.colour ?? white
  for (let at = 0; at < width * height; at += 1) {
    const samples = Array.from({ length: smoothness ** 2 }, (_, sample) =>
      colourAt(
        (at % width) + ((sample % smoothness) + 0.5) / smoothness,
        Math.floor(at / width) + (Math.floor(sample / smoothness) + 0.5) / smoothness,
      ),
    )
    for (const channel of [0, 1, 2] as const) {
      const sum = samples.reduce((all, colour) => all + colour[channel], 0)
      data[at * 3 + channel] = Math.round(sum / samples.length)
    }
  }
  return halve({ width, height, data })
}

/** A rectangle with round corners of 8 pixels. */
function box(left: number, top: number, width: number, height: number, colour: Colour): Shape {
  const covers = (x: number, y: number): boolean => {
    const aside = Math.max(left + 8 - x, x - (left + width - 8), 0)
    const beyond = Math.max(top + 8 - y, y - (top + height - 8), 0)
    return x >= left && x < left + width && y >= top && y < top + height && Math.hypot(aside, beyond) <= 8
  }
  return { colour, covers }
}

/** Letters of 8 pixels' height, made of a stem, a ring and a slope each. */
function word(left: number, top: number, letters: number, colour: Colour = ink): Shape {
  const covers = (x: number, y: number): boolean => {
    const [column, row] = [(x - left) % 10, y - top]
    if (x < left || x >= left + letters * 10 || row < 0 || row >= 8) return false
    const ring = Math.abs(Math.hypot(column - 4, row - 5) - 2.5) < 0.7
    return column < 1.3 || ring || Math.abs(column - 8 + row / 4) < 0.6
  }
  return { colour, covers }
}

const rust: Colour = [164, 80, 47]
const blue: Colour = [60, 98, 150]

const page = (button: Colour = rust, buttonLeft = 10, aside = 0): Shape[] => [
  word(10 + aside, 12 + aside, 3),
  word(46 + aside, 12 + aside, 5),
  box(buttonLeft, 40, 100, 36, button),
  word(buttonLeft + 16, 54, 6, white),
]

const before = draw(page())
const isRed = (after: Picture): boolean => !isEqual(compare(before, after))

describe('the comparison of pictures', () => {
  test('sees a button of another colour that is as light', () => {
    expect(isRed(draw(page(blue)))).toBe(true)
  })

  test('sees a margin that has grown by 8 pixels', () => {
    expect(isRed(draw(page(rust, 18)))).toBe(true)
  })

  test('sees that a word is missing', () => {
    expect(isRed(draw(page().filter((_, at) => at !== 0)))).toBe(true)
  })

  test('sees that a line of one pixel is missing, wherever it stands', () => {
    const empty = draw([], 1, [32, 64])
    const unseen = Array.from({ length: 16 }, (_, at) => at).filter((at) => {
      const line: Shape = { colour: ink, covers: (_, y) => y >= 20 + at && y < 21 + at }
      return isEqual(compare(empty, draw([line], 1, [32, 64])))
    })
    expect(unseen).toEqual([])
  })

  test.each([
    ['edges that are not smoothed', draw(page(), 1)],
    ['edges that are smoothed otherwise', draw(page(), 2)],
    ['text that is set aside by half a pixel', draw(page(rust, 10, 0.5))],
    ['the colours that a file keeps', paint(index(before))],
  ])('does not see %s', (_, after) => {
    expect(compare(before, after).blocks).toEqual([])
  })

  test.each([
    [2, undefined],
    [4, '240 × 120 became 240 × 124'],
  ])('reads a box that has grown by %i pixels as %s', (pixels, resized) => {
    expect(compare(before, draw(page(), 4, [240, 120 + pixels])).resized).toBe(resized)
  })
})

describe('a picture', () => {
  test('is trimmed to what it shows', () => {
    const { width, height } = trim(draw([box(0, 0, 60, 40, rust)]))
    expect([width, height]).toEqual([30, 20])
  })

  test('that shows no element has one pixel', () => {
    const { width, height } = trim(draw([]))
    expect([width, height]).toEqual([1, 1])
  })

  test('keeps flat colours exactly, and no more than 64', () => {
    const { palette } = index(before)
    const { data } = paint(index(before))
    expect([...data.slice(0, 3)]).toEqual([...white])
    expect([...data].join(',')).toContain(rust.join(','))
    const noise = {
      width: 64,
      height: 64,
      data: Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 37) % 256),
    }
    expect([palette.length, index(noise).palette.length].map((length) => length <= 192)).toEqual([true, true])
  })

  test('is read as it was written', () => {
    const kept = paint(index(before))
    expect(decode(encode(index(before)))).toEqual(kept)
  })

  test('carries a note beside it', () => {
    const file = encode(index(before), '5f2c')
    expect([noteOf(file), noteOf(encode(index(before)))]).toEqual(['5f2c', undefined])
    expect(decode(file)).toEqual(paint(index(before)))
  })

  test('keeps a colour of few pixels that no other is near', () => {
    // A sea of a thousand shades, and four pixels of red.
    const sea = Uint8Array.from(
      { length: 64 * 64 * 3 },
      (_, at) => [(at / 3) % 64, Math.floor(at / 192), 32].map((value) => Math.floor(value) * 4)[at % 3] ?? 0,
    )
    for (const at of [0, 3, 192, 195]) sea.set([220, 20, 20], at)
    const { data } = paint(index({ width: 64, height: 64, data: sea }))
    expect([...data].join(',')).toContain('220,20,20')
  })

  test('of another kind is refused', () => {
    expect(() => decode(Buffer.from('GIF89a, say'))).toThrow('PNG')
  })
})

describe('stories', () => {
  const story = (id: string, title: string, name: string, importPath = 'a') => ({
    id,
    title,
    name,
    importPath,
  })
  const sold = story('cart-client-add-to-cart--sold-out', 'cart-client/Add to cart', 'Sold Out')

  test.each([
    [[], true],
    [['cart-client'], true],
    [['add-to-cart--sold'], true],
    [['gallery', 'Sold out'], true],
    [['gallery'], false],
  ])('are found by %j: %s', (filters, isFound) => {
    expect(select([sold], filters)).toEqual(isFound ? [sold] : [])
  })

  test('whose id begins as another one are found only by a part of theirs', () => {
    const next = story(`${sold.id}-for-now`, sold.title, 'Sold Out For Now')
    expect(select([sold, next], [sold.id])).toEqual([sold])
    expect(select([sold, next], ['cart-client-add-to-cart--sold'])).toEqual([sold, next])
  })

  test('of one file are shown one after the other, the longest list first', () => {
    const stories = [story('a', 'A', '1', 'x'), story('b', 'A', '2', 'y'), story('c', 'A', '3', 'y')]
    expect(byFile(stories).map((file) => file.map(({ id }) => id))).toEqual([['b', 'c'], ['a']])
  })
})
