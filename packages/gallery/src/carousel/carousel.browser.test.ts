import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { box, live, part, parts, pointerAway, rest, send, stage } from '../gallery/gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'

beforeEach(pointerAway)

/** A sheet of the page, for a shadow root. */
function copyOf({ cssRules }: CSSStyleSheet): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join(''))
  return sheet
}

const slideshow = { design: 'slideshow', controls: true }

describe('a slideshow', () => {
  // spec: GAL-004
  test('has controls that a script brings in, if they are wanted', async () => {
    const element = await send({ options: slideshow })
    expect(part(element, 'next').checkVisibility()).toBe(false)
    const gallery = live(element)
    expect(part(element, 'next').checkVisibility()).toBe(true)
    gallery.update({ controls: false })
    expect(part(element, 'next').checkVisibility()).toBe(false)
  })

  test('goes on with its controls, and back to the other end', async () => {
    const { element, index } = await stage({ options: slideshow })
    const change = vi.fn()
    element.addEventListener('gallery-change', ({ detail }) => void change(detail.index))
    part(element, 'next').click()
    expect(index()).toBe(1)
    part(element, 'previous').click()
    part(element, 'previous').click()
    expect(index()).toBe(8)
    expect(change.mock.calls).toEqual([[1], [0], [8]])
    await expect
      .poll(() => box(parts(element, 'slide')[8]!).left)
      .toBeCloseTo(box(part(element, 'viewport')).left, 0)
  })

  test.each([
    ['ltr', ['{ArrowRight}', 1], ['{ArrowLeft}', 0], ['{End}', 8], ['{Home}', 0], ['{ArrowLeft}', 8]],
    ['rtl', ['{ArrowLeft}', 1], ['{ArrowRight}', 0], ['{End}', 8], ['{Home}', 0], ['{ArrowRight}', 8]],
  ] as const)('follows the arrow keys in a page that reads %s', async (...[dir, ...steps]) => {
    const { element, index } = await stage({ dir, options: slideshow })
    part(element, 'viewport').focus()
    for (const [key, at] of steps) {
      await userEvent.keyboard(key)
      expect(index()).toBe(at)
    }
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(index()).toBe(8)
    await expect
      .poll(() => box(parts(element, 'slide')[8]!).left, { timeout: 10_000 })
      .toBeCloseTo(box(part(element, 'viewport')).left, 0)
  })

  test('follows the scrolling of a visitor', async () => {
    const { element, index } = await stage({ options: slideshow })
    const viewport = part(element, 'viewport')
    viewport.scrollTo({ left: viewport.clientWidth * 3, behavior: 'instant' })
    await expect.poll(index).toBe(3)
    expect(part(element, 'status').textContent).toBe('4 of 9')
  })

  test.each(['pointerdown', 'wheel', 'touchstart'])(
    'gives way to a visitor who takes over while it moves: %s',
    async (taken) => {
      const { element, go, index } = await stage({ options: slideshow })
      const viewport = part(element, 'viewport')
      go(1)
      expect(index()).toBe(1)
      viewport.dispatchEvent(new Event(taken))
      viewport.scrollTo({ left: viewport.clientWidth * 3, behavior: 'instant' })
      await expect.poll(index).toBe(3)
      await rest(600)
      expect(index()).toBe(3)
    },
  )

  test('keeps slides out of reach that are out of view', async () => {
    const { element, go } = await stage({ options: { ...slideshow, lightbox: true } })
    const inert = (): number[] => parts(element, 'slide').flatMap((slide, at) => (slide.inert ? [] : [at]))
    await expect.poll(inert).toEqual([0])
    part(element, 'frame').focus()
    go(8)
    await expect.poll(inert).toEqual([8])
    expect(document.activeElement).toBe(part(element, 'viewport'))
  })

  test('keeps the focus in a shadow root, so that its keys go on', async () => {
    const element = await send({ options: { ...slideshow, lightbox: true } })
    const host = document.createElement('div')
    element.replaceWith(host)
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [...document.styleSheets].map(copyOf)
    shadow.append(element)
    const { index } = live(element)
    part(element, 'frame').focus()
    for (const at of [1, 2]) {
      await userEvent.keyboard('{ArrowRight}')
      await expect
        .poll(() =>
          parts(element, 'slide')
            .map(({ inert }) => inert)
            .indexOf(false),
        )
        .toBe(at)
    }
    expect([index(), shadow.activeElement]).toEqual([2, part(element, 'viewport')])
  })

  test('that is hidden at first shows its active slide when it is shown', async () => {
    const element = await send({ options: slideshow })
    element.hidden = true
    const { go, index } = live(element)
    go(3)
    element.hidden = false
    const slide = parts(element, 'slide')[3]!
    await expect.poll(() => box(slide).left).toBeCloseTo(box(part(element, 'viewport')).left, 0)
    expect([index(), slide.inert]).toEqual([3, false])
  })

  test.each(['slideshow', 'slider'])('that is a %s stays at its slide when it is moved', async (design) => {
    const { element, go, index } = await stage({ options: { design } })
    go(4)
    // The browser compares what is in view from one frame to the next.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const frame = document.createElement('div')
    // As wide as before: another width is noticed anyway.
    frame.style.width = '1000px'
    document.body.append(frame)
    onTestFinished(() => frame.remove())
    frame.append(element)
    await rest(200)
    const slide = parts(element, 'slide')[4]!
    const middle = (one: Element): number => box(one).left + box(one).width / 2
    await expect
      .poll(() => middle(slide), { timeout: 10_000 })
      .toBeCloseTo(middle(part(element, 'viewport')), 0)
    expect([index(), slide.inert]).toEqual([4, false])
  })

  test.each(['transform: scale(0.5)', 'zoom: 2', 'transform: scale(1.37)'])(
    'goes to its slides in a part of the page with %s',
    async (style) => {
      const { element, go, index } = await stage({ width: 333.3, options: slideshow })
      element.parentElement!.style.cssText += style
      for (const at of [1, 6, 5]) {
        go(at)
        const slide = parts(element, 'slide')[at]!
        const away = (): number => Math.abs(box(slide).left - box(part(element, 'viewport')).left)
        await expect.poll(away).toBeLessThan(2)
        await rest(100)
        expect([index(), away() < 2]).toEqual([at, true])
      }
    },
  )

  test('measures its slides before it makes any of them inert, so that the page is laid out once', async () => {
    const element = await send({ options: slideshow })
    const slides = parts(element, 'slide')
    const inert: number[] = []
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    measure.mockImplementation(function (this: Element) {
      inert.push(slides.filter((slide) => slide.inert).length)
      return new DOMRect(0, 0, slides.indexOf(this as HTMLElement) > 0 ? 0 : 100, 100)
    })
    onTestFinished(() => measure.mockRestore())
    live(element)
    expect([inert.length > 0, inert.filter((count) => count > 0)]).toEqual([true, []])
  })

  test('leaves a frame in a slide that is out of view from the start', async () => {
    const element = await send({ options: slideshow })
    parts(element, 'caption')[5]!.innerHTML = '<iframe title="Map"></iframe>'
    live(element)
    await expect.poll(() => parts(element, 'slide')[5]!.inert).toBe(true)
    expect(element.querySelector('iframe')).not.toBeNull()
  })

  test('is told and has its slides out of reach once, when a key that was held down has come to its end', async () => {
    const { element, go, index } = await stage({ options: { ...slideshow, thumbnails: false } })
    await rest(200)
    const changes: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changes.push((target as HTMLElement).dataset.part ?? '')
    })
    onTestFinished(() => observer.disconnect())
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['inert', 'data-active'] })
    for (const at of [1, 2, 3, 4]) go(at)
    await Promise.resolve()
    expect([index(), changes]).toEqual([4, []])
    await expect.poll(() => part(element, 'status').textContent).toBe('5 of 9')
    expect(parts(element, 'slide').flatMap((slide, at) => (slide.inert ? [] : [at]))).toEqual([4])
    expect(
      parts(element, 'slide').flatMap((slide, at) => (slide.matches('[data-active]') ? [at] : [])),
    ).toEqual([4])
    // The first and the fifth slide, twice each, and the text.
    expect(changes).toHaveLength(5)
  })

  test('tells of a jump at once, and of those that follow from it when they are over', async () => {
    const { element, go } = await stage({ options: { ...slideshow, thumbnails: false } })
    element.style.setProperty('--gallery-duration', '0s')
    await rest(200)
    const state = (): unknown => [
      part(element, 'status').textContent,
      parts(element, 'slide').flatMap((slide, at) => (slide.inert ? [] : [at])),
      parts(element, 'slide').flatMap((slide, at) => (slide.matches('[data-active]') ? [at] : [])),
    ]
    go(8)
    expect(state()).toEqual(['9 of 9', [8], [8]])
    for (const at of [4, 0, 5]) go(at)
    expect(state()).toEqual(['9 of 9', [8], [8]])
    await expect.poll(state).toEqual(['6 of 9', [5], [5]])
    await rest(200)
    go(1)
    expect(state()).toEqual(['2 of 9', [1], [1]])
  })

  test.each(['slider', 'slideshow with thumbnails'])('that is a %s marks its slide at once', async (look) => {
    const options = { design: look.split(' ')[0]!, thumbnails: look !== 'slider' }
    const { element, go } = await stage({ options })
    go(2)
    expect(parts(element, 'slide')[2]!.matches('[data-active]')).toBe(true)
    expect(parts(element, 'slide')[0]!.matches('[data-active]')).toBe(false)
  })

  test('never lets the Tab key come to a slide that has just left', async () => {
    const element = await send({ options: { ...slideshow, lightbox: true } })
    const before = document.createElement('button')
    element.before(before)
    onTestFinished(() => before.remove())
    const { go } = live(element)
    await rest(200)
    before.focus()
    // A jump, which is over at once.
    go(8)
    await userEvent.keyboard('{Tab}')
    while (part(element, 'viewport').contains(document.activeElement)) {
      expect(parts(element, 'slide').findIndex((slide) => slide.contains(document.activeElement))).not.toBe(0)
      await userEvent.keyboard('{Tab}')
    }
    expect(parts(element, 'slide')[0]!.inert).toBe(true)
  })

  test('makes the slide active that the Tab key comes to', async () => {
    const { element, index } = await stage({ options: { design: 'slider', lightbox: true } })
    element.style.setProperty('--gallery-slide-ratio', '1.2')
    const [, second] = parts(element, 'slide')
    await expect.poll(() => second!.inert).toBe(false)
    part(element, 'frame').focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(part(second!, 'frame'))
    expect(index()).toBe(1)
    const middle = (one: Element): number => box(one).left + box(one).width / 2
    await expect
      .poll(() => middle(second!) - middle(part(element, 'viewport')), { timeout: 10_000 })
      .toBeCloseTo(0, 0)
  })

  test.each(['<input>', '<textarea></textarea>', '<select></select>', '<video controls></video>'])(
    'leaves the arrow keys to %s in a slide',
    async (field) => {
      const { element, index } = await stage({ options: slideshow })
      part(element, 'caption').innerHTML = field
      const inner = part(element, 'caption').firstElementChild as HTMLElement
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
      inner.dispatchEvent(press)
      expect([press.defaultPrevented, index()]).toEqual([false, 0])
    },
  )

  // spec: GAL-008
  test('has a strip that is one stop of the Tab key', async () => {
    const { element, index } = await stage({ options: slideshow })
    const thumbs = parts(element, 'thumb')
    thumbs[2]!.click()
    expect(index()).toBe(2)
    expect(thumbs.filter((thumb) => thumb.tabIndex === 0)).toEqual([thumbs[2]])
    expect(thumbs[2]!.ariaCurrent).toBe('true')
    expect(location.hash).toBe('')
    thumbs[2]!.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(thumbs[3])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(thumbs[8])
    expect(index()).toBe(8)
  })

  test('comes to its slide though a smooth scroll carries it past', async () => {
    const { element, go, index } = await stage({ options: slideshow })
    const viewport = part(element, 'viewport')
    const scroll = viewport.scrollTo.bind(viewport)
    // As in a page whose frames come late, in which a jump does not end a scroll.
    const past = [0, 0.7]
    viewport.scrollTo = (to?: ScrollToOptions | number) => {
      const { left = 0 } = to as ScrollToOptions
      const share = past.shift() ?? 0
      scroll({ left: share && left + viewport.clientWidth * share, behavior: 'instant' })
      if (!past.length) viewport.scrollTo = scroll
    }
    go(3)
    await expect.poll(() => box(parts(element, 'slide')[3]!).left).toBeCloseTo(box(viewport).left, 0)
    await rest(300)
    expect([index(), viewport.scrollLeft]).toEqual([3, viewport.clientWidth * 3])
  })

  test('loses slides without losing its place', async () => {
    const { element, go, index, length } = await stage({ options: slideshow })
    go(8)
    await rest(50)
    parts(element, 'slide')
      .slice(4)
      .forEach((slide) => slide.remove())
    await rest(50)
    expect(length()).toBe(4)
    expect(index()).toBe(3)
    parts(element, 'slide').forEach((slide) => slide.remove())
    await rest(50)
    expect([length(), index()]).toEqual([0, 0])
    go(1)
  })

  test('that ends is as it was without a script, at the slide it had come to', async () => {
    const element = await send({ options: { ...slideshow, autoplay: true }, items: plain(3) })
    const tags = (): string[] =>
      [...element.querySelectorAll('*')].map((one) =>
        one
          .getAttributeNames()
          .filter((name) => !/^data-(state|active)$|^aria-/.test(name))
          .sort()
          .join(' '),
      )
    const before = tags()
    const gallery = live(element)
    gallery.go(2)
    expect(tags()).not.toEqual(before)
    gallery.destroy()
    expect(tags()).toEqual(before)
    expect(element.matches('[data-moving],[data-rotating]')).toBe(false)
    expect(parts(element, 'slide').map((slide) => slide.matches('[data-active]'))).toEqual([
      false,
      false,
      true,
    ])
    part(element, 'next').click()
    expect(gallery.index()).toBe(2)
  })

  test('that a listener ends as it jumps says nothing more', async () => {
    const element = await send({ options: slideshow, items: plain(9) })
    const gallery = live(element)
    await rest(50)
    const status = part(element, 'status')
    const before = status.textContent
    element.addEventListener('gallery-change', () => gallery.destroy())
    gallery.go(8)
    expect(status.textContent).toBe(before)
    await rest(50)
    expect(status.textContent).toBe(before)
  })

  test('is brought to life once, however often it is asked', async () => {
    const gallery = await stage({ options: slideshow })
    expect(live(gallery.element)).toBe(gallery)
  })
})
