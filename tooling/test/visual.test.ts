import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { beside, compare, isOf, shrink, withHash } from '../visual/picture.ts'

const [rust, blue, ink] = ['#a4502f', '#3c6296', '#282828']

/** A word, a button and a box, as a page shows them. */
const page = ({ button = rust, left = 20, top = 24, height = 240, word = true, extra = '' } = {}) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="${height}">
  <rect width="480" height="${height}" fill="#fff"/>
  ${word ? `<circle cx="34.4" cy="${top + 6.3}" r="6" stroke="${ink}" stroke-width="2" fill="none"/>` : ''}
  <path d="M60 ${top}v20M80 ${top}l10 20" stroke="${ink}" stroke-width="3"/>
  <rect x="${left}" y="80" width="200" height="72" rx="16" fill="${button}"/>${extra}
</svg>`)

const shoot = (svg: Buffer): Promise<Buffer> => sharp(svg).png().toBuffer()
const draw = async (options?: Parameters<typeof page>[0]): Promise<Buffer> =>
  shrink(await shoot(page(options)))
const differ = async (options: Parameters<typeof page>[0]) => compare(await draw(), await draw(options))

/** A screenshot whose pixels a function names. */
const pixels = (colourAt: (x: number, y: number) => readonly number[], size = 40): Promise<Buffer> =>
  sharp(
    Buffer.from(
      Array.from({ length: size * size }, (_, at) => colourAt(at % size, Math.floor(at / size))).flat(),
    ),
    { raw: { width: size, height: size, channels: 3 } },
  )
    .png()
    .toBuffer()

describe('the comparison of pictures', () => {
  test.each([
    ['a button of another colour that is as light', { button: blue }],
    ['a button that is a little paler', { button: '#ae5a39' }],
    ['a margin that has grown by 8 pixels', { left: 28 }],
    ['that a part of a word is missing', { word: false }],
    ['a red mark of six pixels', { extra: '<rect y="30" x="150" width="6" height="6" fill="#c00"/>' }],
    ['a line of one pixel', { extra: `<rect y="200" width="230" height="1" fill="${ink}"/>` }],
    ['a white line of one pixel', { extra: '<rect y="100" x="180" width="1" height="40" fill="#fff"/>' }],
  ])('sees %s', async (_, options) => {
    const difference = await differ(options)
    expect(difference?.words).toMatch(/^\d+ % of it has changed$|became/)
  })

  test.each([
    ['what is the same', {}],
    ['text that is set aside by a quarter of a pixel', { top: 24.25 }],
    ['the handle in the corner of a field', { extra: '<path d="M40 140l8-8M44 140l4-4" stroke="#7c5040"/>' }],
  ])('does not see %s', async (_, options) => {
    expect(await differ(options)).toBeUndefined()
  })

  test('does not see colours that an eye does not tell apart', async () => {
    expect(await differ({ button: '#a5512f' })).toBeUndefined()
  })

  test('reads a part that has grown as another size', async () => {
    const taller = await differ({ extra: `<rect y="90" width="20" height="100" fill="${ink}"/>` })
    expect(taller?.words).toBe('110 × 76 became 110 × 95')
  })

  test('is shown beside the pictures', async () => {
    const difference = await differ({ button: blue })
    const { width } = await sharp(
      await beside([await draw(), await draw({ button: blue }), difference?.picture ?? Buffer.alloc(0)]),
    ).metadata()
    expect(width).toBe(3 * 110 + 2 * 8)
  })
})

describe('a picture', () => {
  const sizeOf = async (picture: Buffer) => {
    const { width, height } = await sharp(picture).metadata()
    return [width, height]
  }

  test('is trimmed at its right and below', async () => {
    expect(await sizeOf(await draw())).toEqual([110, 76])
  })

  test('that shows one colour has one pixel', async () => {
    expect(await sizeOf(await shrink(await pixels(() => [255, 255, 255])))).toEqual([1, 1])
  })

  test('keeps flat colours exactly, and few of many', async () => {
    const seen = await sharp(await draw())
      .raw()
      .toBuffer()
    expect(seen.toString('hex')).toContain('a4502fa4502f')
    const noise = await shrink(await pixels((x, y) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256], 128))
    const raw = await sharp(noise).raw().toBuffer()
    const colours = new Set(
      Array.from({ length: raw.length / 3 }, (_, at) => raw.toString('hex', at * 3, at * 3 + 3)),
    )
    expect(colours.size).toBeLessThanOrEqual(64)
  })

  test('keeps a colour of few pixels that no other is near', async () => {
    // A sea of a thousand shades, and a red sign.
    const isSign = (x: number, y: number): boolean => x >= 10 && x < 14 && y >= 10 && y < 14
    const picture = await pixels((x, y) => (isSign(x, y) ? [220, 20, 20] : [x, y, 32]), 128)
    const raw = await sharp(await shrink(picture))
      .raw()
      .toBuffer()
    const reds = Array.from({ length: raw.length / 3 }, (_, at) => raw[at * 3] ?? 0)
    expect(Math.max(...reds)).toBe(220)
  })

  test('carries the hash of its screenshot, and is read as before', async () => {
    const picture = await draw()
    const kept = withHash(picture, '5f2c')
    expect([isOf(kept, '5f2c'), isOf(kept, '5f2d'), isOf(picture, '5f2c')]).toEqual([true, false, false])
    expect(await compare(picture, kept)).toBeUndefined()
  })
})
