import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isGoingBack } from './deep-link.browser.ts'
import { galleryLightbox } from './gallery-lightbox.browser.ts'
import { lazyLightbox } from './lazy-lightbox.browser.ts'
import { linkLightbox, type LinkLightboxSettings } from '../link-lightbox/link-lightbox.browser.ts'
import { createLightbox } from './lightbox.browser.ts'
import { galleryHtml } from '../markup/html.ts'
import { dialog, live, part, parts, rest, send, shown, stage } from '../gallery/gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'

const options = { lightbox: true }
const place = (): string | null => part(dialog(), 'place').textContent
const isOpen = (): boolean => document.querySelector<HTMLDialogElement>('dialog')?.open ?? false

afterEach(async () => {
  if (isOpen()) dialog().close()
  // The dialog leaves the page with its `close` event, and the address may be changed then.
  await vi.waitUntil(() => !document.querySelector('dialog'), { timeout: 10_000 })
  await rest(60)
  await vi.waitUntil(() => !isGoingBack(), { timeout: 10_000 })
  history.replaceState(null, '', location.pathname + location.search)
})

async function openAt(at: number, more: Parameters<typeof stage>[0] = {}) {
  const gallery = await stage({ options, ...more })
  part(parts(gallery.element, 'slide')[at]!, 'frame').click()
  await expect.poll(isOpen).toBe(true)
  await rest(400)
  return gallery
}

describe('a lightbox', () => {
  // spec: GAL-019
  test('opens what was clicked, if the gallery has one', async () => {
    const gallery = await stage({ options })
    const opened = vi.fn()
    gallery.element.addEventListener('gallery-open', opened)
    parts(gallery.element, 'frame')[2]!.click()
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('3 of 9')
    expect(opened).toHaveBeenCalledOnce()
    const { element } = await stage({ options: {} })
    expect(part(element, 'frame').tagName).toBe('DIV')
  })

  test('leaves a click with a modifier, and a link of the owner, to the browser', async () => {
    const items = [{ ...plain(1)[0]!, link: '#elsewhere' }, plain(2)[1]!]
    const { element } = await stage({ options, items })
    const [link, picture] = parts(element, 'frame')
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stop)
    link!.click()
    picture!.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    document.removeEventListener('click', stop)
    await rest(50)
    expect(isOpen()).toBe(false)
  })

  // spec: GAL-020
  test.each(['dark', 'light'])('is %s', async (lightboxTheme) => {
    await openAt(0, { options: { lightbox: true, lightboxTheme } })
    expect(getComputedStyle(dialog()).colorScheme).toBe(lightboxTheme)
    const [red = 0] = /\d+/.exec(getComputedStyle(dialog()).backgroundColor) ?? []
    expect(Number(red) > 128).toBe(lightboxTheme === 'light')
  })

  test('follows the keys, past the ends as well', async () => {
    await openAt(0)
    for (const [key, at] of [
      ['{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
      ['{ArrowLeft}', 9],
      ['{ArrowRight}', 1],
      ['{End}', 9],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(key)
      expect(place()).toBe(`${at} of 9`)
      expect(shown().alt).toBe(`Picture ${at}`)
    }
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(place()).toBe('1 of 9')
  })

  test('mirrors the arrow keys where reading begins on the right', async () => {
    await openAt(0, { dir: 'rtl' })
    expect(getComputedStyle(dialog()).direction).toBe('rtl')
    await userEvent.keyboard('{ArrowLeft}')
    expect(place()).toBe('2 of 9')
  })

  test('holds the focus, has a name, and gives the focus back', async () => {
    const { element } = await openAt(1)
    expect(dialog().ariaLabel).toBe('Picture viewer')
    expect(dialog().matches(':modal')).toBe(true)
    for (let press = 0; press < 9; press++) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      expect(activeElement === document.body || dialog().contains(activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => document.activeElement).toBe(parts(element, 'frame')[1])
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('gives the focus to the slide in view when the one it came from has gone out of view', async () => {
    const { element } = await openAt(0, { options: { design: 'slideshow', lightbox: true } })
    await userEvent.keyboard('{End}')
    await rest(300)
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => document.activeElement).toBe(parts(element, 'frame')[8])
  })

  test('closes with its button, and with a press beside the picture, but not on it', async () => {
    await openAt(0)
    shown().click()
    expect(isOpen()).toBe(true)
    shown().parentElement!.click()
    await expect.poll(isOpen).toBe(false)
    await openAt(0)
    part(dialog(), 'close').click()
    await expect.poll(isOpen).toBe(false)
  })

  test('keeps the page behind it still', async () => {
    const tall = document.createElement('div')
    tall.style.height = '3000px'
    document.body.append(tall)
    onTestFinished(() => tall.remove())
    await openAt(0)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    dialog().close()
    await rest(50)
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })

  test('says the place and the words of a picture', async () => {
    await openAt(3, { options: { design: 'stacked', lightbox: true } })
    const caption = part(dialog(), 'caption')
    expect(caption.ariaLive).toBe('polite')
    expect([...caption.children].map(({ textContent }) => textContent)).toEqual([
      '4 of 9',
      '',
      'Picture 4',
      'The picture with the number 4.',
    ])
  })

  test.each(['grid', 'slider', 'autocolumns'])(
    'says all words of a %s, whose captions say less',
    async (design) => {
      await openAt(3, { options: { design, lightbox: true, activeAlignment: 'left' } })
      expect([...part(dialog(), 'caption').children].map(({ textContent }) => textContent)).toEqual([
        '4 of 9',
        '',
        'Picture 4',
        'The picture with the number 4.',
      ])
    },
  )

  // spec: GAL-019
  test('no longer opens when its option is off', async () => {
    const { element, update } = await stage({ options })
    update({ lightbox: false })
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stop, { once: true })
    part(element, 'frame').click()
    expect(document.querySelector('dialog')).toBeNull()
    update({ lightbox: true })
    part(element, 'frame').click()
    await expect.poll(isOpen).toBe(true)
  })

  test('leaves the keys to a field of one’s own in it', async () => {
    await openAt(0)
    const field = document.createElement('input')
    dialog().append(field)
    for (const key of ['ArrowRight', '+', '0', 'End']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      field.dispatchEvent(press)
      expect(press.defaultPrevented).toBe(false)
    }
    expect([place(), dialog().matches('[data-zoomed]')]).toEqual(['1 of 9', false])
    field.remove()
  })

  test('ends at its ends if it does not loop', async () => {
    const gallery = await stage({ options }, { lightbox: (host) => galleryLightbox(host, { loop: false }) })
    gallery.open(7)
    await expect.poll(isOpen).toBe(true)
    part(dialog(), 'next').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(place()).toBe('9 of 9')
    // The button that had the focus does nothing now; the keys go on.
    await userEvent.keyboard('{ArrowRight}')
    expect(place()).toBe('9 of 9')
    expect((part(dialog(), 'next') as HTMLButtonElement).disabled).toBe(true)
    expect(dialog().querySelector('figure:last-child img')?.getAttribute('src')).toBe('')
    await userEvent.keyboard('{Home}')
    expect(place()).toBe('1 of 9')
    await userEvent.keyboard('{ArrowLeft}')
    expect(place()).toBe('1 of 9')
    expect((part(dialog(), 'previous') as HTMLButtonElement).disabled).toBe(true)
  })

  test('has room for buttons of one’s own', async () => {
    const pressed = vi.fn()
    const gallery = await stage(
      { options },
      {
        lightbox: (host) => {
          const lightbox = galleryLightbox(host)
          const share = document.createElement('button')
          share.textContent = 'Share'
          share.onclick = pressed
          lightbox.element.append(share)
          return lightbox
        },
      },
    )
    gallery.open(2)
    await expect.poll(isOpen).toBe(true)
    ;[...dialog().querySelectorAll('button')].at(-1)!.click()
    expect(pressed).toHaveBeenCalledOnce()
    expect(isOpen()).toBe(true)
  })

  test('decodes the pictures on both sides ahead', async () => {
    await openAt(4)
    const images = [...dialog().querySelectorAll('img')]
    expect(images.map(({ alt }) => alt).sort()).toEqual(['Picture 4', 'Picture 5', 'Picture 6'])
    await expect
      .poll(() => images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
      .toBe(true)
    expect(images.filter((image) => image.closest('figure')?.inert)).toHaveLength(2)
  })

  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('has the next picture where reading leads to in a page that reads %s', async (dir, side) => {
    await openAt(4, { dir })
    const left = (name: string): number =>
      dialog().querySelector(`img[alt="${name}"]`)!.closest('figure')!.getBoundingClientRect().left
    expect(left('Picture 5')).toBe(0)
    expect(Math.sign(left('Picture 6'))).toBe(side)
    expect(Math.sign(left('Picture 4'))).toBe(-side)
    part(dialog(), 'next').click()
    await expect.poll(() => left('Picture 6')).toBe(0)
    expect(Math.sign(left('Picture 7'))).toBe(side)
  })

  // Firefox has it from version 144 on.
  const canGrow = 'startViewTransition' in document
  test.skipIf(!canGrow)('grows out of what was clicked, unless less motion is asked for', async () => {
    const start = vi.spyOn(document, 'startViewTransition')
    onTestFinished(() => start.mockRestore())
    await openAt(0)
    expect(start).toHaveBeenCalledOnce()
    dialog().close()
    await expect.poll(isOpen).toBe(false)
    const real = window.matchMedia.bind(window)
    const match = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query)
      if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true })
      return list
    })
    onTestFinished(() => match.mockRestore())
    await openAt(0)
    expect(start).toHaveBeenCalledOnce()
  })

  test('opens where the browser knows no transitions', async () => {
    const start = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')
    Object.defineProperty(document, 'startViewTransition', { configurable: true, value: undefined })
    onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'))
    await openAt(1)
    expect(place()).toBe('2 of 9')
    expect(Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')).toEqual(start)
  })

  test('leaves no name behind for the transition of the next', async () => {
    await openAt(0)
    await expect
      .poll(() => [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')].length)
      .toBe(0)
  })

  test('goes with its gallery', async () => {
    const { destroy } = await openAt(0)
    destroy()
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
  })

  test('ends the rotation of its gallery', async () => {
    const { element, open } = await stage({
      options: { ...options, design: 'slideshow', autoplay: true, autoplayDuration: 1 },
    })
    expect(part(element, 'rotate').ariaLabel).toBe('Stop rotation')
    open()
    await expect.poll(isOpen).toBe(true)
    expect(part(element, 'rotate').ariaLabel).toBe('Start rotation')
  })

  test('says that a picture is unavailable however often it is met', async () => {
    const broken = { src: 'data:image/png;base64,broken' }
    const lightbox = createLightbox([...plain(1), broken, broken])
    lightbox.open(0)
    await expect.poll(isOpen).toBe(true)
    await rest(100)
    lightbox.go(1)
    await expect.poll(() => shown().alt).toBe('Picture unavailable')
    lightbox.go(2)
    await expect.poll(() => shown().alt).toBe('Picture unavailable')
    lightbox.close()
  })

  test('of 1,000 pictures has at most 30 nodes', async () => {
    const items = plain(1000)
    const lightbox = createLightbox(items)
    lightbox.open(500)
    await expect.poll(isOpen).toBe(true)
    const nodes = document.createNodeIterator(lightbox.element, NodeFilter.SHOW_ALL)
    let count = 0
    while (nodes.nextNode()) count++
    expect(count).toBeLessThanOrEqual(30)
    lightbox.close()
  })
})

describe('a picture in the lightbox', () => {
  const scale = (): number => new DOMMatrix(getComputedStyle(part(dialog(), 'stage')).transform).a
  const at = (x: number, y: number, more: PointerEventInit = {}): PointerEventInit => ({
    clientX: x,
    clientY: y,
    pointerId: 1,
    bubbles: true,
    cancelable: true,
    buttons: 1,
    ...more,
  })
  const finger = (type: string, init: PointerEventInit): boolean =>
    part(dialog(), 'stage').dispatchEvent(new PointerEvent(type, init))
  const drag = (dx: number, dy: number): void => {
    finger('pointerdown', at(600, 400))
    for (const share of [0.1, 0.5, 1]) finger('pointermove', at(600 + dx * share, 400 + dy * share))
    finger('pointerup', at(600 + dx, 400 + dy, { buttons: 0 }))
  }

  test('is magnified by keys, the button and a double tap, and moved by the arrows', async () => {
    await openAt(0)
    await userEvent.keyboard('+')
    expect(scale()).toBe(1.5)
    await userEvent.keyboard('-')
    expect(scale()).toBe(1)
    part(dialog(), 'zoom').click()
    expect(scale()).toBe(2.5)
    const before = new DOMMatrix(getComputedStyle(part(dialog(), 'stage')).transform).e
    await userEvent.keyboard('{ArrowRight}')
    expect(new DOMMatrix(getComputedStyle(part(dialog(), 'stage')).transform).e).toBeLessThan(before)
    expect(place()).toBe('1 of 9')
    await userEvent.keyboard('0')
    expect(scale()).toBe(1)
    shown().dispatchEvent(new MouseEvent('dblclick', { clientX: 640, clientY: 400, bubbles: true }))
    expect(scale()).toBe(2.5)
    await userEvent.keyboard('{Home}')
    expect(scale()).toBe(1)
  })

  test('is never magnified more than five times, nor made smaller', async () => {
    await openAt(0)
    for (let press = 0; press < 9; press++) await userEvent.keyboard('+')
    expect(scale()).toBe(5)
    for (let press = 0; press < 19; press++) await userEvent.keyboard('-')
    expect(scale()).toBe(1)
  })

  test('is pinched, and by a trackpad', async () => {
    await openAt(0)
    finger('pointerdown', at(500, 400))
    finger('pointerdown', at(700, 400, { pointerId: 2 }))
    finger('pointermove', at(900, 400, { pointerId: 2 }))
    expect(scale()).toBeCloseTo(2)
    finger('pointerup', at(900, 400, { pointerId: 2, buttons: 0 }))
    finger('pointerup', at(500, 400, { buttons: 0 }))
    await userEvent.keyboard('0')
    const wheel = new WheelEvent('wheel', { ctrlKey: true, deltaY: -100, cancelable: true, bubbles: true })
    part(dialog(), 'stage').dispatchEvent(wheel)
    expect(wheel.defaultPrevented).toBe(true)
    expect(scale()).toBeGreaterThan(2)
    await userEvent.keyboard('0')
    const scroll = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true })
    part(dialog(), 'stage').dispatchEvent(scroll)
    expect([scroll.defaultPrevented, scale()]).toEqual([false, 1])
  })

  test('is magnified where it is pressed', async () => {
    await openAt(0)
    const { clientWidth, clientHeight } = part(dialog(), 'stage')
    const aside = { clientX: clientWidth / 2 + 60, clientY: clientHeight / 2, bubbles: true }
    shown().dispatchEvent(new MouseEvent('dblclick', aside))
    // A point 60 px to the right stays there; otherwise it would be at 150 px.
    expect(new DOMMatrix(part(dialog(), 'stage').style.transform).e).toBeCloseTo(-90, -1)
  })

  test('keeps the way that a drag began, and is not closed by its end', async () => {
    await openAt(0)
    finger('pointerdown', at(600, 400))
    finger('pointermove', at(660, 410))
    expect(part(dialog(), 'stage').style.transform).toBe('translate(60px, 0px) scale(1)')
    finger('pointerup', at(660, 410, { buttons: 0 }))
    shown().parentElement!.click()
    await rest(50)
    expect(isOpen()).toBe(true)
    finger('pointerdown', at(600, 400))
    finger('pointerup', at(600, 400, { buttons: 0 }))
    shown().parentElement!.click()
    await expect.poll(isOpen).toBe(false)
  })

  test('moves with a finger while magnified, as far as its edges', async () => {
    await openAt(0)
    part(dialog(), 'zoom').click()
    drag(-100, 0)
    expect(place()).toBe('1 of 9')
    const { e } = new DOMMatrix(getComputedStyle(part(dialog(), 'stage')).transform)
    expect(e).toBeCloseTo(-100, -1)
    drag(-9000, 0)
    const most = new DOMMatrix(getComputedStyle(part(dialog(), 'stage')).transform).e
    expect(Math.abs(most)).toBeLessThanOrEqual(shown().offsetWidth * 2.5)
  })

  test('gives way to the next when swiped, and closes when pulled down', async () => {
    await openAt(0)
    drag(-300, 20)
    expect(place()).toBe('2 of 9')
    drag(300, 0)
    expect(place()).toBe('1 of 9')
    drag(-20, 0)
    expect(place()).toBe('1 of 9')
    drag(0, 300)
    await expect.poll(isOpen).toBe(false)
  })

  test('is not swiped by a gesture that the system takes over', async () => {
    await openAt(0)
    finger('pointerdown', at(600, 400))
    finger('pointermove', at(200, 400))
    finger('pointercancel', at(200, 400))
    expect(place()).toBe('1 of 9')
    expect(part(dialog(), 'stage').style.transform).toBe('translate(0px, 0px) scale(1)')
  })
})

describe('the address of a picture', () => {
  const id = 'pictures'

  test('is put into the address bar, and Back closes the lightbox', async () => {
    // Entries ahead of this one would be counted else.
    history.pushState(null, '')
    const depth = history.length
    await openAt(2, { id })
    expect(location.hash).toBe('#pictures/3')
    expect(history.length).toBe(depth + 1)
    await userEvent.keyboard('{ArrowRight}')
    expect(location.hash).toBe('#pictures/4')
    expect(history.length).toBe(depth + 1)
    history.back()
    await expect.poll(isOpen).toBe(false)
    expect(location.hash).toBe('')
    history.forward()
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('4 of 9')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => location.hash).toBe('')
  })

  test('follows a visitor who closes it and opens another within a moment', async () => {
    history.pushState(null, '')
    const depth = history.length
    const { element, close } = await openAt(2, { id })
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    // The browser is on its way back when the event is emitted, and has not arrived.
    element.addEventListener('gallery-close', () => parts(element, 'frame')[5]!.click(), { once: true })
    close()
    await arrival
    await expect.poll(() => location.hash).toBe('#pictures/6')
    await expect.poll(isOpen).toBe(true)
    expect([place(), history.length]).toEqual(['6 of 9', depth + 1])
    history.back()
    await expect.poll(isOpen).toBe(false)
  })

  test('is that of a picture which is pressed before the close of another is emitted', async () => {
    const { element } = await openAt(2, { id })
    dialog().close()
    parts(element, 'frame')[5]!.click()
    await expect.poll(isOpen).toBe(true)
    await rest(400)
    expect([isOpen(), place(), location.hash]).toEqual([true, '6 of 9', '#pictures/6'])
  })

  test('is gone when the lightbox is closed before it is shown', async () => {
    const { element, close } = await stage({ id, options })
    const closed = vi.fn()
    element.addEventListener('gallery-close', closed)
    parts(element, 'frame')[2]!.click()
    expect([isOpen(), location.hash]).toEqual([false, '#pictures/3'])
    close()
    await expect.poll(() => location.hash).toBe('')
    await rest(400)
    expect([document.querySelector('dialog'), closed.mock.calls.length]).toEqual([null, 1])
  })

  test('opens the lightbox when the page is loaded with it', async () => {
    history.replaceState(null, '', '#pictures/5')
    await stage({ id, options })
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('5 of 9')
    dialog().close()
    await expect.poll(() => location.hash).toBe('')
  })

  test.each([
    '#pictures/0',
    '#pictures/10',
    '#pictures/x',
    '#pictures/',
    '#pictures/1e9',
    '#pictures/-1',
    '#others/1',
    '#%',
  ])('%s opens nothing', async (hash) => {
    history.replaceState(null, '', hash)
    await stage({ id, options })
    expect(isOpen()).toBe(false)
  })

  test('that is not there leaves a lightbox open that was opened at once', async () => {
    live(await send({ options })).open(2)
    expect(isOpen()).toBe(true)
    // The address is read in a task of its own.
    await Promise.resolve()
    expect(isOpen()).toBe(true)
  })

  test('is left alone by a gallery without an id', async () => {
    await openAt(2)
    expect(location.hash).toBe('')
  })

  test('is not needed for Back to close the lightbox', async () => {
    history.pushState(null, '', '#chapter')
    const depth = history.length
    await openAt(2)
    await userEvent.keyboard('{ArrowRight}')
    expect([history.length, location.hash]).toEqual([depth + 1, '#chapter'])
    history.back()
    await expect.poll(isOpen).toBe(false)
    expect(location.hash).toBe('#chapter')
    // Closed otherwise, it leaves nothing in the history to go back to.
    await openAt(2)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => history.state as unknown).toBeNull()
    expect(location.hash).toBe('#chapter')
  })

  test('leaves what others keep in the history', async () => {
    history.replaceState({ router: 7 }, '')
    await openAt(2, { id })
    expect(history.state).toMatchObject({ router: 7 })
  })
})

describe('a lightbox that is loaded on demand', () => {
  const load = vi.fn(() => import('./index.ts'))
  const settings = { lightbox: lazyLightbox(() => load()) }
  // Wherever the pointer was left, the browser would say that it has come near, and so load the lightbox.
  beforeEach(() => void (document.body.style.pointerEvents = 'none'))
  afterEach(() => {
    document.body.style.pointerEvents = ''
    load.mockClear()
  })

  test('is loaded once, when a visitor comes near', async () => {
    const { element } = await stage({ options }, settings)
    expect(load).not.toHaveBeenCalled()
    element.dispatchEvent(new PointerEvent('pointerover'))
    parts(element, 'frame')[2]!.click()
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('3 of 9')
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    parts(element, 'frame')[3]!.click()
    await expect.poll(isOpen).toBe(true)
    expect(load).toHaveBeenCalledOnce()
  })

  test('is never loaded by a gallery that has none', async () => {
    const { element } = await stage({ options: {} }, settings)
    element.dispatchEvent(new PointerEvent('pointerover'))
    expect(load).not.toHaveBeenCalled()
  })

  test('opens at once when the address names a picture', async () => {
    history.replaceState(null, '', '#pictures/5')
    await stage({ id: 'pictures', options }, settings)
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('5 of 9')
  })

  test('gives way to the link while it cannot be loaded, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('offline'))
    const items = plain(3).map((item) => ({ ...item, src: '#fallen-back' }))
    const { element } = await stage({ items, options }, settings)
    part(element, 'frame').click()
    await expect.poll(() => location.hash).toBe('#fallen-back')
    expect(isOpen()).toBe(false)
    part(element, 'frame').click()
    await expect.poll(isOpen).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('does not come after its gallery has ended', async () => {
    const { element, destroy } = await stage({ options }, settings)
    part(element, 'frame').click()
    destroy()
    await load.mock.results[0]?.value
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('links to pictures', () => {
  function bind(html: string, more?: LinkLightboxSettings) {
    const root = document.createElement('main')
    root.innerHTML = html
    document.body.append(root)
    const lightbox = linkLightbox(root, more)
    onTestFinished(() => {
      lightbox.destroy()
      root.remove()
    })
    return { root, lightbox }
  }
  const [one, two] = plain(2).map(({ src }) => src)
  const figures = `
    <a href="${one}" data-title="First light" data-description="At six."><img src="${two}" alt="Hills"></a>
    <a href="#elsewhere">No picture</a>
    <a href="${two}" data-srcset="${one} 400w"><img src="${one}" alt="A sea"></a>`

  test('open in a lightbox, with their words', async () => {
    const { root } = bind(figures, { theme: 'light' })
    const opened = vi.fn()
    root.addEventListener('gallery-open', ({ detail }) => void opened(detail.index))
    root.querySelectorAll('img')[1]!.click()
    await expect.poll(isOpen).toBe(true)
    expect(opened.mock.calls).toEqual([[1]])
    expect(dialog().dataset.theme).toBe('light')
    expect(place()).toBe('2 of 2')
    expect([shown().getAttribute('src'), shown().srcset, shown().alt]).toEqual([two, `${one} 400w`, 'A sea'])
    await userEvent.keyboard('{ArrowRight}')
    expect([shown().getAttribute('src'), shown().srcset, shown().alt]).toEqual([one, '', 'Hills'])
    expect(part(dialog(), 'title').textContent).toBe('First light')
    expect(part(dialog(), 'description').textContent).toBe('At six.')
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
  })

  test('that come later belong to it, and others are left alone', async () => {
    const { root, lightbox } = bind(figures, { links: 'a.picture', loop: false })
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stop)
    onTestFinished(() => document.removeEventListener('click', stop))
    root.querySelector('a')!.click()
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
    root.insertAdjacentHTML('beforeend', `<a class="picture" href="${one}">Hills</a>`)
    root.querySelector<HTMLElement>('.picture')!.click()
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('1 of 1')
    lightbox.close()
    await expect.poll(isOpen).toBe(false)
    lightbox.destroy()
    root.querySelector<HTMLElement>('.picture')!.click()
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('that are opened with a modifier, or that would run, are not shown', async () => {
    const { root } = bind('<a href="javascript:void 0"><img alt=""></a><a href="#x"><img alt=""></a>')
    const [run, link] = root.querySelectorAll('a')
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stop)
    onTestFinished(() => document.removeEventListener('click', stop))
    run!.click()
    link!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('have addresses of their own if they stand in an element with an id', async () => {
    const { root } = bind(`<div>${figures}</div>`)
    root.id = 'trip'
    const lightbox = linkLightbox(root)
    onTestFinished(lightbox.destroy)
    lightbox.open(1)
    await expect.poll(() => location.hash).toBe('#trip/2')
  })
})

test('listeners of a document know what a gallery emits', async () => {
  const heard: number[] = []
  const life = new AbortController()
  onTestFinished(() => life.abort())
  document.addEventListener('gallery-change', ({ detail }) => heard.push(detail.index), life)
  addEventListener('gallery-change', ({ detail }) => heard.push(detail.index), life)
  live(await send({})).go(4)
  expect(heard).toEqual([4, 4])
})

test('the markup of a server and the lightbox agree on every design', () => {
  for (const design of ['slideshow', 'slider', 'grid', 'stacked', 'autocolumns']) {
    const frame = document.createElement('div')
    frame.innerHTML = galleryHtml({ items: plain(2), options: { design, lightbox: true } })
    expect(parts(frame, 'frame').map(({ dataset }) => dataset.title)).toEqual(['Picture 1', 'Picture 2'])
  }
})
