import { cdp, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sliderAspectRatio } from '../option/option.contract.ts'
import { box, live, part, parts, pointerAway, send, stage } from '../gallery/gallery.test-support.ts'
import { plain, scenes } from '../item/scene.testing.ts'

beforeEach(pointerAway)

const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element)

/** Box of an element's text. */
function textBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

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
  ])('shows %d in a row, %d px apart', async (thumbnailsPerRow, padding) => {
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

// Text at 200 % on a phone: https://www.w3.org/TR/WCAG22/#resize-text
test.each(['top', 'top-right', 'center', 'bottom-left', 'bottom'] as const)(
  'with large text on a phone, no button is above the words of a caption at the %s',
  async (metaPosition) => {
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    const options = { design: 'slideshow', showMeta: true, metaPosition, controls: true } as const
    const { element } = await stage({ width: 326, options, items: scenes })
    const caption = part(element, 'caption')
    const [previous, next] = [box(part(element, 'previous')), box(part(element, 'next'))]
    for (const text of caption.children) {
      const { left, right } = textBox(text)
      expect([left >= previous.right, right <= next.left]).toEqual([true, true])
    }
    expect(previous.width).toBeGreaterThanOrEqual(24)
  },
)

test('a picture that is there hides the colours that stood for it', async () => {
  const averages = { topLeft: 'f00', topRight: 'f00', bottomLeft: 'f00', bottomRight: 'f00', center: 'f00' }
  const item = { ...plain(1)[0]!, averages }
  const late = part(await send({ items: [item] }), 'image')
  expect(style(late).backgroundImage).toContain('rgb(255, 0, 0)')
  const { element } = await stage({ items: [item] })
  await expect.poll(() => style(part(element, 'image')).backgroundImage).toBe('none')
})

test('a picture hides the colours that stand for it no sooner than it is decoded', async () => {
  let decoded: (() => void) | undefined
  const decode = vi
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockReturnValue(new Promise((then) => (decoded = then)))
  onTestFinished(() => decode.mockRestore())
  const gallery = live(await send({ items: plain(1) }))
  const image = part(gallery.element, 'image') as HTMLImageElement
  await expect.poll(() => image.complete && decode.mock.calls.length > 0).toBe(true)
  expect(image.dataset.state).toBeUndefined()
  decoded?.()
  await expect.poll(() => image.dataset.state).toBe('loaded')
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

  test('across the whole page makes nothing scroll sideways', async () => {
    const element = await send({ width: 390, options: { design: 'slideshow' } })
    const { right, left } = box(part(element, 'strip'))
    expect([left, right]).toEqual([box(element).left, box(element).right])
  })

  test('of one picture shows no strip, not even when the others have gone', async () => {
    const { element, length } = await stage({ items: plain(2), options: { design: 'slideshow' } })
    expect(part(element, 'thumb').checkVisibility()).toBe(true)
    for (const name of ['slide', 'thumb']) parts(element, name)[1]!.remove()
    await expect.poll(length).toBe(1)
    expect(part(element, 'thumb').checkVisibility()).toBe(false)
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
    const [viewport, slides] = [part(element, 'viewport'), parts(element, 'slide')]
    for (const to of [0, 1, 7, 8]) {
      const line = (box: DOMRect, share = at): number => box.left + box.width * share
      // Beyond the first and the last is nothing to see, so these stand at the ends.
      const edge = activeAlignment !== 'center' ? at : to === 0 ? 0 : to === 8 ? 1 : at
      go(to)
      await expect
        .poll(() => line(box(slides[to]!), edge) - line(box(viewport), edge), { timeout: 4000 })
        .toBeCloseTo(0, 0)
      expect(index()).toBe(to)
    }
  })

  test('has no empty room before its first picture and after its last', async () => {
    const { element, index } = await stage({ options: { design: 'slider' } })
    // Several in view.
    element.style.setProperty('--gallery-slide-ratio', '1 / 2')
    const [viewport, slides] = [part(element, 'viewport'), parts(element, 'slide')]
    expect(box(slides[0]!).left).toBeCloseTo(box(viewport).left, 0)
    for (const [left, at] of [
      [9999, 8],
      [0, 0],
    ] as const) {
      viewport.scrollTo({ left, behavior: 'instant' })
      await expect.poll(index).toBe(at)
    }
  })

  test('of few pictures is in the middle, and each of them can be active', async () => {
    const { element, go, index } = await stage({ items: plain(2), options: { design: 'slider' } })
    element.style.setProperty('--gallery-slide-ratio', '1 / 2')
    const [first, second] = parts(element, 'slide').map(box)
    const view = box(part(element, 'viewport'))
    expect(first!.left - view.left).toBeCloseTo(view.right - second!.right, 0)
    for (const to of [1, 0]) {
      go(to)
      expect(index()).toBe(to)
      expect(parts(element, 'slide')[to]!.matches('[data-active]')).toBe(true)
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

test.each([
  [1000, 300, 4],
  [1280, 250, 5],
  [610, 300, 2],
  [320, 300, 2],
  [280, 300, 1],
])('columns fill a row of %d px without holes: none wider than %d px', async (width, maxWidth, count) => {
  const element = await send({ width, items: scenes, options: { design: 'autocolumns', maxWidth } })
  const lefts = [...new Set(parts(element, 'slide').map((slide) => Math.round(box(slide).left)))].sort(
    (a, b) => a - b,
  )
  expect(lefts).toHaveLength(count)
  const [slide] = parts(element, 'slide').map(box)
  expect(slide!.left).toBeCloseTo(box(element).left, 0)
  expect(slide!.width * count + 20 * (count - 1)).toBeCloseTo(width, 0)
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
  ])('is at the %s', async (metaPosition, x, y) => {
    const gallery = await send({ options: { design: 'slideshow', metaPosition } })
    const [caption, slide] = [textBox(part(gallery, 'caption')), box(part(gallery, 'slide'))]
    const share = (start: number, size: number, room: number): number =>
      Math.round((start / (room - size)) * 10) / 10
    expect(share(caption.left - slide.left, caption.width, slide.width)).toBeCloseTo(x, 0.5)
    expect(share(caption.top - slide.top, caption.height, slide.height)).toBeCloseTo(y, 0.5)
  })

  // spec: GAL-014
  test.each([
    ['top', 0.5, 'above'],
    ['top-left', 0, 'above'],
    ['top-right', 1, 'above'],
    ['center', 0.5, 'over'],
    ['bottom', 0.5, 'below'],
    ['bottom-left', 0, 'below'],
    ['bottom-right', 1, 'below'],
  ])('of a stack is at the %s', async (metaPosition, x, side) => {
    const gallery = await send({ options: { design: 'stacked', metaPosition } })
    const [caption, text] = [box(part(gallery, 'caption')), textBox(part(gallery, 'caption'))]
    const [slide, frame] = [box(part(gallery, 'slide')), box(part(gallery, 'frame'))]
    expect((text.left - slide.left) / (slide.width - text.width)).toBeCloseTo(x, 1)
    if (side === 'above') expect(caption.bottom).toBeLessThanOrEqual(frame.top)
    else if (side === 'below') expect(caption.top).toBeGreaterThanOrEqual(frame.bottom)
    else expect((text.top - frame.top) / (frame.height - text.height)).toBeCloseTo(0.5, 1)
  })

  // spec: GAL-014
  test('at the left is where reading begins', async () => {
    const gallery = await send({ dir: 'rtl', options: { design: 'slideshow', metaPosition: 'top-left' } })
    expect(box(part(gallery, 'slide')).right - textBox(part(gallery, 'caption')).right).toBeLessThan(20)
  })

  test('leaves most of a picture in view on a phone, however long it is', async () => {
    const [item] = plain(1)
    const long = {
      ...item!,
      title: 'The shelf before breakfast',
      description: 'Seen from the door. '.repeat(20),
    }
    for (const options of [{ design: 'slideshow' }, { showMetaOnlyTitle: true, thumbnailsPerRow: 2 }]) {
      const gallery = await send({ width: 358, items: [long, long], options })
      const words = [...part(gallery, 'caption').children].map((one) => box(one).height)
      expect(words.reduce((sum, height) => sum + height)).toBeLessThan(
        box(part(gallery, 'slide')).height / 2.5,
      )
    }
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

  // spec: GAL-015
  test.each(['slideshow', 'slider'])(
    'of a %s that shows on hover is there for the arrow keys',
    async (design) => {
      const { element } = await stage({ options: { design, showMeta: true, showMetaOnHover: true } })
      // A carousel has none by default.
      const captions = parts(element, 'slide').map((slide) => {
        const caption =
          slide.querySelector<HTMLElement>('[data-part=caption]') ?? document.createElement('div')
        caption.dataset.part = 'caption'
        slide.append(caption)
        return caption
      })
      expect(style(captions[0]!).opacity).toBe('0')
      await userEvent.keyboard('{Tab}')
      part(element, 'viewport').focus()
      await expect.poll(() => style(captions[0]!).opacity).toBe('1')
      expect(style(captions[1]!).opacity).toBe('0')
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(() => style(captions[1]!).opacity).toBe('1')
    },
  )
})

// `forced-color-adjust` and the emulation of forced colours are Chromium's here.
test.skipIf(!CSS.supports('forced-color-adjust', 'none'))(
  'a video shows its mark where colours are forced',
  async () => {
    const [item] = plain(1)
    const gallery = await send({ items: [{ ...item!, video: { src: 'https://player.invalid/v' } }] })
    const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
    const force = (value: string): Promise<unknown> =>
      session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
    await force('active')
    onTestFinished(() => void force('none'))
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
    const mark = getComputedStyle(part(gallery, 'frame'), '::after')
    expect(mark.backgroundImage).toContain('conic-gradient')
    const [ink, ground] = ['ButtonText', 'ButtonFace'].map((color) => {
      gallery.style.color = color
      return style(gallery).color
    })
    expect(mark.backgroundImage).toContain(ink)
    expect(mark.backgroundColor).toBe(ground)
  },
)

describe('on paper', () => {
  /** Lays the page out as for a printer, until the test is over. */
  async function print(): Promise<void> {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    })
  }

  test.each(['slideshow', 'slider'] as const)(
    'a %s shows all of its pictures, none over another, without what one could press',
    async (design) => {
      const { element } = await stage({
        width: 700,
        items: plain(5),
        options: { design, controls: true, autoplay: true },
      })
      await print()
      await vi.waitFor(() => {
        for (const image of parts(element, 'image') as HTMLImageElement[])
          expect(image.complete && image.naturalWidth > 0).toBe(true)
      })
      const view = box(element)
      const boxes = parts(element, 'image').map(box)
      for (const [index, { left, right, top, bottom, width, height }] of boxes.entries()) {
        expect(Math.min(width, height)).toBeGreaterThan(100)
        expect(left >= view.left - 1 && right <= view.right + 1 && bottom <= view.bottom + 1).toBe(true)
        for (const other of boxes.slice(index + 1))
          expect(other.left >= right || other.top >= bottom || other.bottom <= top).toBe(true)
      }
      for (const frame of parts(element, 'frame')) expect(style(frame).opacity).toBe('1')
      for (const button of element.querySelectorAll('button')) expect(style(button).display).toBe('none')
      for (const strip of parts(element, 'strip')) expect(style(strip).display).toBe('none')
    },
  )

  test('a caption is there without a pointer, with its ground', async () => {
    const items = plain(2).map((item) => ({ ...item, title: 'Title' }))
    const gallery = await send({ items, options: { design: 'slideshow', showMetaOnHover: true } })
    const captions = parts(gallery, 'caption')
    expect(captions).toHaveLength(2)
    await print()
    for (const caption of captions) {
      expect(style(caption).opacity).toBe('1')
      expect(style(caption).getPropertyValue('print-color-adjust')).toBe('exact')
    }
  })

  test('an open lightbox covers the page', async () => {
    const { element } = await stage({ options: { lightbox: true } })
    part(element, 'frame').click()
    await vi.waitFor(() => expect(document.querySelector('[data-part="lightbox"][open]')).not.toBeNull())
    await print()
    const lightbox = document.querySelector('[data-part="lightbox"]')!
    expect(style(lightbox).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(style(lightbox).getPropertyValue('print-color-adjust')).toBe('exact')
    for (const button of lightbox.querySelectorAll(':scope > button'))
      expect(style(button).display).toBe('none')
  })
})
