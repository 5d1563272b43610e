import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { sliderAspectRatio } from '../src/contract/constant.ts'
import { box, part, parts, pointerAway, send, stage } from './stage.ts'
import { plain, scenes } from './scene.ts'

beforeEach(pointerAway)

const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element)

describe('a grid', () => {
  // spec: GAL-006
  test.each([
    ['square', 1],
    ['standard', 3 / 2],
    ['standard-vertical', 2 / 3],
    ['four-three', 4 / 3],
    ['three-four-vertical', 3 / 4],
    ['widescreen', 16 / 9],
    ['anamorphic-widescreen', 2.4],
  ])('gives its cells the shape %s', async (aspectRatio, ratio) => {
    const cell = box(part(await send({ options: { aspectRatio } }), 'frame'))
    expect(cell.width / cell.height).toBeCloseTo(ratio, 1)
  })

  // spec: GAL-017 GAL-018
  test.each([
    [1, 0],
    [3, 20],
    [4, 50],
    [10, 50],
  ])('stands %d in a row, %d px apart', async (thumbnailsPerRow, padding) => {
    const slides = parts(await send({ options: { thumbnailsPerRow, padding }, items: plain(12) }), 'slide')
    const top = box(slides[0]!).top
    expect(slides.filter((slide) => box(slide).top === top)).toHaveLength(thumbnailsPerRow)
    if (thumbnailsPerRow > 1) expect(box(slides[1]!).left - box(slides[0]!).right).toBeCloseTo(padding, 0)
    expect(box(slides[thumbnailsPerRow]!).top - box(slides[0]!).bottom).toBeCloseTo(padding, 0)
  })

  // spec: GAL-007
  test('crops its thumbnails, or fits them', async () => {
    expect(style(part(await send({}), 'image')).objectFit).toBe('cover')
    expect(style(part(await send({ options: { squareThumbs: false } }), 'image')).objectFit).toBe('contain')
  })

  test('keeps in view what its owner wants to be seen', async () => {
    const [item] = plain(1)
    const image = part(await send({ items: [{ ...item!, focalPoint: { x: 0.1, y: 2 } }] }), 'image')
    expect(style(image).objectPosition).toBe('10% 100%')
  })

  test('stays legible on a phone', async () => {
    const slides = parts(await send({ width: 400, options: { thumbnailsPerRow: 10 } }), 'slide')
    expect(box(slides[0]!).width).toBeGreaterThan(100)
  })
})

test('a picture that is there hides the colours that stood for it', async () => {
  const averages = { topLeft: 'f00', topRight: 'f00', bottomLeft: 'f00', bottomRight: 'f00', center: 'f00' }
  const item = { ...plain(1)[0]!, averages }
  const late = part(await send({ items: [item] }), 'image')
  expect(style(late).backgroundImage).toContain('rgb(255, 0, 0)')
  const { element } = await stage({ items: [item] })
  await expect.poll(() => style(part(element, 'image')).backgroundImage).toBe('none')
})

describe('a slideshow', () => {
  // spec: GAL-005
  test('crops its pictures to its frame, or fits them', async () => {
    const crop = await send({ options: { design: 'slideshow' } })
    expect(style(part(crop, 'image')).objectFit).toBe('cover')
    const fit = await send({ options: { design: 'slideshow', autoCrop: false } })
    expect(style(part(fit, 'image')).objectFit).toBe('contain')
  })

  // spec: GAL-023
  test('has a ground around fitted pictures, unless it is to be transparent', async () => {
    const ground = async (options: object): Promise<string> =>
      style(part(await send({ options: { design: 'slideshow', ...options } }), 'frame')).backgroundColor
    expect(await ground({ autoCrop: false })).not.toBe('rgba(0, 0, 0, 0)')
    expect(await ground({ autoCrop: false, transparentBackground: true })).toBe('rgba(0, 0, 0, 0)')
    expect(await ground({ transparentBackground: true })).not.toBe('rgba(0, 0, 0, 0)')
  })

  // spec: GAL-009 GAL-010
  test.each([
    [40, 60],
    [200, 10],
  ])('has a strip %d px high, %d px below it', async (thumbnailStripHeight, thumbnailStripMargin) => {
    const options = { design: 'slideshow', thumbnailStripHeight, thumbnailStripMargin }
    const gallery = await send({ options })
    const thumb = box(part(gallery, 'thumb'))
    expect(thumb.height).toBe(thumbnailStripHeight)
    expect(thumb.top - box(part(gallery, 'viewport')).bottom).toBeCloseTo(thumbnailStripMargin, 0)
  })

  // spec: GAL-007
  test('has square thumbnails, or thumbnails of the pictures’ own shape', async () => {
    const shape = async (squareThumbs: boolean): Promise<number> => {
      const { element } = await stage({ options: { design: 'slideshow', squareThumbs } })
      const { width, height } = box(part(element, 'thumb'))
      return width / height
    }
    expect(await shape(true)).toBeCloseTo(1)
    expect(await shape(false)).toBeCloseTo(1.5, 1)
  })
})

describe('a slider', () => {
  // spec: GAL-036
  test('is half as high as it is wide', async () => {
    expect(sliderAspectRatio).toBe(50)
    const viewport = box(part(await send({ width: 800, options: { design: 'slider' } }), 'viewport'))
    expect(viewport.height / viewport.width).toBeCloseTo(sliderAspectRatio / 100)
  })

  // spec: GAL-016
  test.each([
    ['left', 'ltr', 0],
    ['center', 'ltr', 0.5],
    ['right', 'ltr', 1],
    ['left', 'rtl', 1],
    ['right', 'rtl', 0],
  ] as const)('rests its active slide %s in a page that reads %s', async (activeAlignment, dir, at) => {
    const { element, go, index } = await stage({ dir, options: { design: 'slider', activeAlignment } })
    for (const to of [0, 1, 8]) {
      const line = (box: DOMRect): number => box.left + box.width * at
      const [slide, viewport] = [parts(element, 'slide')[to]!, part(element, 'viewport')]
      go(to)
      await expect.poll(() => line(box(slide)) - line(box(viewport)), { timeout: 4000 }).toBeCloseTo(0, 0)
      expect(index()).toBe(to)
    }
  })

  // spec: GAL-016
  test.each([
    ['left', 'start'],
    ['center', 'center'],
    ['right', 'end'],
  ] as const)('aligned %s takes for active what a visitor scrolls there', async (activeAlignment, inline) => {
    const { element, index, update } = await stage({ options: { design: 'slider', activeAlignment } })
    // Several in view.
    element.style.setProperty('--gallery-slide-ratio', '1 / 2')
    update()
    parts(element, 'slide')[4]!.scrollIntoView({ inline, block: 'nearest', behavior: 'instant' })
    await expect.poll(index).toBe(4)
  })

  // spec: GAL-005 GAL-018
  test('gives all slides one shape when it crops, and keeps each picture’s when it does not', async () => {
    const widths = async (autoCrop: boolean): Promise<number[]> => {
      const gallery = await send({
        items: scenes.slice(0, 2),
        options: { design: 'slider', autoCrop, padding: 33 },
      })
      const [first, second] = parts(gallery, 'slide')
      expect(box(second!).left - box(first!).right).toBeCloseTo(33, 0)
      return [box(first!).width, box(second!).width]
    }
    expect(await widths(true)).toEqual([750, 750])
    const [first, second] = await widths(false)
    expect(first).toBeCloseTo(750, 0)
    expect(second).toBeCloseTo(500 * (1000 / 1500), 0)
  })
})

describe('a stack', () => {
  // spec: GAL-001 GAL-018
  test('shows whole pictures below one another', async () => {
    const gallery = await send({
      items: scenes.slice(0, 3),
      options: { design: 'stacked', padding: 12, showMetaBasic: false },
    })
    const frames = parts(gallery, 'frame').map(box)
    expect(frames.map(({ width, height }) => Number((width / height).toFixed(2)))).toEqual([1.5, 0.67, 1.78])
    expect(frames[1]!.top - frames[0]!.bottom).toBeCloseTo(12, 0)
  })

  test('plays a video over its picture, and leaves the caption be', async () => {
    const [item] = plain(1)
    const items = [{ ...item!, video: { src: 'https://player.invalid/v' } }]
    const { element } = await stage({ items, options: { design: 'stacked' } })
    const frame = box(part(element, 'frame'))
    part(element, 'frame').click()
    const player = box(element.querySelector('iframe')!)
    expect([player.left, player.top, player.right, player.bottom]).toEqual([
      frame.left,
      frame.top,
      frame.right,
      frame.bottom,
    ])
  })

  // spec: GAL-011
  test('has captions below its pictures', async () => {
    const gallery = await send({ options: { design: 'stacked' } })
    expect(box(part(gallery, 'caption')).top).toBeGreaterThanOrEqual(box(part(gallery, 'frame')).bottom)
  })
})

// spec: GAL-021
test.each([100, 300])('columns are no wider than %d px', async (maxWidth) => {
  const slides = parts(await send({ items: scenes, options: { design: 'autocolumns', maxWidth } }), 'slide')
  expect(Math.max(...slides.map((slide) => box(slide).width))).toBeLessThanOrEqual(maxWidth)
  expect(new Set(slides.map((slide) => Math.round(box(slide).left))).size).toBeGreaterThan(1)
})

describe('a caption', () => {
  // spec: GAL-014
  test.each([
    ['top', 0.5, 0],
    ['top-left', 0, 0],
    ['top-right', 1, 0],
    ['center', 0.5, 0.5],
    ['bottom', 0.5, 1],
    ['bottom-left', 0, 1],
    ['bottom-right', 1, 1],
  ])('stands at the %s', async (metaPosition, x, y) => {
    const gallery = await send({ options: { design: 'slideshow', metaPosition } })
    const [caption, slide] = [box(part(gallery, 'caption')), box(part(gallery, 'slide'))]
    const share = (start: number, size: number, room: number): number =>
      Math.round((start / (room - size)) * 10) / 10
    expect(share(caption.left - slide.left, caption.width, slide.width)).toBeCloseTo(x, 0.5)
    expect(share(caption.top - slide.top, caption.height, slide.height)).toBeCloseTo(y, 0.5)
  })

  // spec: GAL-014
  test('at the left stands where reading begins', async () => {
    const gallery = await send({ dir: 'rtl', options: { design: 'slideshow', metaPosition: 'top-left' } })
    expect(box(part(gallery, 'slide')).right - box(part(gallery, 'caption')).right).toBeLessThan(20)
  })

  // spec: GAL-015
  test('that shows on hover shows under the pointer', async () => {
    const gallery = await send({ options: { showMetaOnlyTitle: true, showMetaOnHover: true } })
    const [first, second] = parts(gallery, 'caption')
    expect(style(first!).opacity).toBe('0')
    await userEvent.hover(parts(gallery, 'frame')[0]!)
    await expect.poll(() => style(first!).opacity).toBe('1')
    expect(style(second!).opacity).toBe('0')
  })

  // spec: GAL-015
  test('that shows on hover is there for the keyboard, too', async () => {
    const gallery = await send({
      options: { showMetaOnlyTitle: true, showMetaOnHover: true, lightbox: true },
    })
    const caption = part(gallery, 'caption')
    expect(style(caption).opacity).toBe('0')
    part(gallery, 'frame').focus()
    await expect.poll(() => style(caption).opacity).toBe('1')
  })
})
