import { userEvent } from 'vitest/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dialog, part, parts, rest, shown, stage } from '../gallery/gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'
import { galleryHtml } from '../markup/html.ts'
import { galleryLightbox } from './gallery-lightbox.browser.ts'
import { createLightbox } from './lightbox.browser.ts'
import { isOpen, openAt, options, place } from './lightbox.test-support.ts'

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

  test('leaves the keys to a field in a shadow root in it', async () => {
    await openAt(0)
    const host = document.createElement('div')
    dialog().append(host)
    host.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<input>'
    host.focus()
    await userEvent.keyboard('+0{ArrowRight}{End}')
    expect([place(), host.shadowRoot?.querySelector('input')?.value]).toEqual(['1 of 9', '+0'])
    host.remove()
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

  test('opens, and opens again, though a listener of its page throws', async () => {
    const problem = new Error('The analytics are blocked.')
    const lightbox = createLightbox(plain(3), {
      onShow: () => {
        throw problem
      },
    })
    for (const index of [0, 1]) {
      expect(() => lightbox.open(index)).toThrow(problem)
      await expect.poll(isOpen).toBe(true)
      lightbox.close()
      await expect.poll(isOpen).toBe(false)
    }
  })

  test('opens again after the page has taken it away', async () => {
    const { element, open } = await openAt(0)
    const events = vi.fn()
    for (const name of ['gallery-open', 'gallery-close'] as const) element.addEventListener(name, events)
    dialog().remove()
    open(2)
    await expect.poll(() => document.querySelector('dialog:modal')).not.toBe(null)
    expect(place()).toBe('3 of 9')
    expect(events.mock.calls.map(([{ type }]) => type as string)).toEqual(['gallery-close', 'gallery-open'])
  })

  test('of no pictures opens nothing, and tells nothing', async () => {
    const { element, open } = await stage({ options, items: [] })
    const events = vi.fn()
    for (const name of ['gallery-open', 'gallery-close'] as const) element.addEventListener(name, events)
    open()
    await rest(50)
    expect([events.mock.calls, isOpen()]).toEqual([[], false])
  })

  test('that is open is not opened by another call, which shows its picture', async () => {
    const { element, open, close } = await stage({ options })
    const events: string[] = []
    for (const name of ['gallery-open', 'gallery-close'] as const)
      element.addEventListener(name, ({ type, detail }) => events.push(`${type} ${detail.index}`))
    open(1)
    open(2)
    await expect.poll(isOpen).toBe(true)
    open(3)
    expect(place()).toBe('4 of 9')
    close()
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    expect(events).toEqual(['gallery-open 1', 'gallery-close 3'])
  })

  test('leaves keys to the page that has answered them', async () => {
    await openAt(0)
    const stop = (event: Event): void => event.preventDefault()
    addEventListener('keydown', stop, { capture: true })
    await userEvent.keyboard('{ArrowRight}')
    removeEventListener('keydown', stop, { capture: true })
    expect(place()).toBe('1 of 9')
  })

  test('stops a film at the same film once more', async () => {
    const film = { ...plain(1)[0]!, video: { src: 'https://player.invalid/v' } }
    const lightbox = createLightbox([film, film])
    lightbox.open(0, document.body)
    await expect.poll(() => dialog().querySelector('iframe')).not.toBeNull()
    part(dialog(), 'zoom').click()
    lightbox.go(1)
    expect(dialog().querySelector('iframe')).toBeNull()
    expect([place(), dialog().matches('[data-zoomed]')]).toEqual(['2 of 2', false])
    lightbox.close()
  })

  test('reads pictures anew that are not those of a gallery, while it is open', async () => {
    const pictures = plain(3)
    const onShow = vi.fn()
    const lightbox = createLightbox(pictures, { onShow })
    lightbox.update(2)
    expect([isOpen(), onShow.mock.calls]).toEqual([false, []])
    lightbox.open(0)
    await expect.poll(isOpen).toBe(true)
    part(dialog(), 'zoom').click()
    pictures.unshift(...plain(5).slice(4))
    lightbox.update(1)
    expect([place(), shown().alt, dialog().matches('[data-zoomed]')]).toEqual(['2 of 4', 'Picture 1', true])
    lightbox.update(0)
    expect([place(), shown().alt, dialog().matches('[data-zoomed]')]).toEqual(['1 of 4', 'Picture 5', false])
    expect(onShow.mock.calls).toEqual([[0], [1], [0]])
    pictures.length = 0
    lightbox.update(0)
    expect(isOpen()).toBe(false)
  })

  test('wraps a word that is wider than the window', async () => {
    await openAt(0, { items: [{ ...plain(1)[0]!, title: 'x'.repeat(500) }] })
    const title = part(dialog(), 'title')
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
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

test('the markup of a server and the lightbox agree on every design', () => {
  for (const design of ['slideshow', 'slider', 'grid', 'stacked', 'autocolumns']) {
    const frame = document.createElement('div')
    frame.innerHTML = galleryHtml({ items: plain(2), options: { design, lightbox: true } })
    expect(parts(frame, 'frame').map(({ dataset }) => dataset.title)).toEqual(['Picture 1', 'Picture 2'])
  }
})

describe('a script as an address', () => {
  test('is not shown in a lightbox, nor played', async () => {
    const lightbox = createLightbox([{ src: 'javascript:alert(1)', video: { src: 'javascript:alert(1)' } }])
    lightbox.open(0, document.body)
    await rest(400)
    expect(shown().getAttribute('src')).not.toContain('javascript')
    expect(dialog().querySelector('iframe')).toBeNull()
    lightbox.close()
  })
})
