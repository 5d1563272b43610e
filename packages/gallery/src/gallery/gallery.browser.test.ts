import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { upgrade } from '../auto.browser.ts'
import type { OptionIssue } from '../option/option.ts'
import { galleryHtml } from '../markup/html.ts'
import { play } from '../player.browser.ts'
import { box, dialog, live, part, parts, pictures, rest, send, shown, stage } from './gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'

const thrown = vi.fn()
const collect = (event: Event): void => void thrown(event)

beforeEach(() => {
  thrown.mockClear()
  addEventListener('error', collect)
  addEventListener('unhandledrejection', collect)
})
afterEach(async () => {
  document.querySelector('dialog')?.close()
  await rest(60)
  removeEventListener('error', collect)
  removeEventListener('unhandledrejection', collect)
  expect(thrown).not.toHaveBeenCalled()
})

describe('nonsense', () => {
  test('in attributes is reported and replaced', async () => {
    const element = await send({})
    element.dataset.gallery =
      '{"design":"spiral","padding":-3,"thumbnails-per-row":0,"autoplay-duration":"soon"}'
    element.dataset.lightboxTheme = 'pink'
    const report = vi.fn()
    const { options } = live(element, { report })
    expect(options()).toMatchObject({
      design: 'grid',
      padding: 0,
      thumbnailsPerRow: 1,
      lightboxTheme: 'dark',
    })
    expect(report.mock.calls.map(([issue]) => (issue as OptionIssue).key)).toEqual([
      'design',
      'autoplayDuration',
      'thumbnailsPerRow',
      'padding',
      'lightboxTheme',
    ])
  })

  test('is replaced though the report throws, whose error is an uncaught one', async () => {
    const element = await send({})
    element.dataset.padding = 'wide'
    const problem = new Error('of the page')
    const report = vi.fn(() => {
      throw problem
    })
    const uncaught = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
    onTestFinished(() => uncaught.mockRestore())
    expect(live(element, { report }).options().padding).toBe(20)
    expect(uncaught).toHaveBeenCalledWith(problem)
  })

  test('is reported once, and anew when it is another', async () => {
    const element = await send({})
    element.dataset.padding = 'wide'
    const report = vi.fn<(issue: OptionIssue) => void>()
    const { update } = live(element, { report })
    update()
    update({ controls: true })
    expect(report.mock.calls).toEqual([[{ key: 'padding', given: 'wide', used: 20, reason: 'unknown' }]])
    update({ padding: 99 })
    expect(report).toHaveBeenLastCalledWith({ key: 'padding', given: 99, used: 50, reason: 'adjusted' })
  })

  test('that is not JSON leaves the other attributes to speak', async () => {
    const element = await send({})
    element.dataset.gallery = '{"padding":'
    element.dataset.thumbnailsPerRow = '7'
    const report = vi.fn()
    expect(live(element, { report }).options().thumbnailsPerRow).toBe(7)
    expect(report).toHaveBeenCalledWith({ given: '{"padding":', reason: 'unreadable' })
  })

  test('in an element without parts does nothing', () => {
    const element = document.createElement('div')
    const gallery = live(element, { options: { design: 'slideshow', autoplay: true, lightbox: true } })
    gallery.go(3)
    gallery.open()
    gallery.rotate(true)
    expect([gallery.length(), gallery.index()]).toEqual([0, 0])
    expect(document.querySelector('dialog')).toBeNull()
  })
})

test('a gallery that has ended is not started again by an update', async () => {
  const element = await send({ options: { design: 'slideshow' } })
  const gallery = live(element)
  gallery.destroy()
  const left = element.outerHTML
  expect(() => gallery.update({ design: 'slideshow', autoplay: true, padding: 9 })).not.toThrow()
  expect(element.outerHTML).toBe(left)
  expect(element.hasAttribute('data-moving')).toBe(false)
})

test('a gallery that has ended neither moves nor opens', async () => {
  const { element, destroy, go, open, index } = await stage({
    options: { design: 'slideshow', lightbox: true },
  })
  const change = vi.fn()
  element.addEventListener('gallery-change', change)
  destroy()
  go(2)
  open(1)
  await rest(50)
  expect([index(), change.mock.calls.length, document.querySelector('dialog')]).toEqual([0, 0, null])
})

test('an element’s own attribute wins over its JSON, and what code gives over both', async () => {
  const element = await send({ options: { padding: 1, thumbnailsPerRow: 2 } })
  element.dataset.padding = '7'
  const gallery = live(element)
  expect(gallery.options()).toMatchObject({ padding: 7, thumbnailsPerRow: 2 })
  gallery.update({ padding: 9 })
  expect(gallery.options().padding).toBe(9)
  expect(element.style.getPropertyValue('--gallery-padding')).toBe('9')
})

test('a message that is undefined keeps the English one, in the lightbox too', async () => {
  const messages = { place: undefined, close: undefined, next: 'Weiter' } as never
  const options = { design: 'slideshow', lightbox: true }
  const { element, go, open } = await stage({ options }, { messages })
  go(1)
  await expect.poll(() => part(element, 'status').textContent).toBe('2 of 9')
  open()
  expect(['close', 'next'].map((name) => part(dialog(), name).ariaLabel)).toEqual(['Close', 'Weiter'])
})

describe.each(['slideshow', 'slider', 'grid', 'stacked', 'autocolumns'])('a %s', (design) => {
  const options = { design, controls: true, autoplay: true, lightbox: true }

  test.each([0, 1])('of %d items', async (count) => {
    const { element, go, open, length } = await stage({ items: plain(count), options })
    go(5)
    go(-1)
    open(7)
    expect(length()).toBe(count)
    for (const name of ['rotate', 'previous', 'next']) {
      const control = element.querySelector(`[data-part=${name}]`)
      expect(control?.checkVisibility() ?? false).toBe(false)
    }
    await rest(100)
    expect(!!document.querySelector('dialog')).toBe(count > 0)
    if (count) for (const name of ['previous', 'next']) expect(part(dialog(), name).hidden).toBe(true)
  })
})

test.each([
  [4.5, 4],
  [-0.5, 8],
  [NaN, 0],
  [Infinity, 0],
])('an index of %d leads to item %d', async (to, expected) => {
  const { go, index } = await stage({ options: { design: 'slider' } })
  go(to)
  expect(index()).toBe(expected)
})

test('a slider of 10,000 items comes to life and goes to its last', { timeout: 30_000 }, async () => {
  const { go, index } = await stage({ items: plain(10_000), options: { design: 'slider' } })
  go(9999)
  expect(index()).toBe(9999)
  await rest(200)
  expect(index()).toBe(9999)
})

describe('a picture that cannot be had', () => {
  const broken = { src: 'data:image/png;base64,broken', alt: '' }

  test('says so in its place', async () => {
    const { element } = await stage({
      items: [broken, { ...broken, alt: 'A hill' }],
      options: { lightbox: true },
    })
    await expect.poll(() => part(element, 'image').dataset.state).toBe('broken')
    await expect
      .poll(() => parts(element, 'image').map((image) => (image as HTMLImageElement).alt))
      .toEqual(['Picture unavailable', 'A hill'])
    part(element, 'frame').click()
    await rest(300)
    await expect.poll(() => shown().alt).toBe('Picture unavailable')
  })

  test('gives up its text to the picture that takes its place', async () => {
    const { element } = await stage({ items: [broken] })
    const image = part(element, 'image') as HTMLImageElement
    await expect.poll(() => image.alt).toBe('Picture unavailable')
    image.src = plain(1)[0]!.src
    await expect.poll(() => [image.dataset.state, image.alt]).toEqual(['loaded', ''])
  })

  test('that broke before the script came says so, too', async () => {
    const element = await send({ items: [broken] })
    await pictures(element)
    await rest(50)
    live(element)
    await expect.poll(() => part(element, 'image').dataset.state).toBe('broken')
  })

  test('has no address, and no request', async () => {
    const { element } = await stage({ items: [{ src: '' }], options: { lightbox: true } })
    const image = part(element, 'image') as HTMLImageElement
    expect(image.getAttribute('src')).toBeNull()
    expect(image.alt).toBe('Picture unavailable')
  })
})

describe('items removed while the lightbox is open', () => {
  test('let it show the one that took their place', async () => {
    const { element, open } = await stage({ options: { lightbox: true } })
    open(8)
    await rest(50)
    parts(element, 'slide')
      .slice(5)
      .forEach((slide) => slide.remove())
    await expect.poll(() => part(dialog(), 'place').textContent).toBe('5 of 5')
    await userEvent.keyboard('{ArrowRight}')
    expect(part(dialog(), 'place').textContent).toBe('1 of 5')
  })

  test('close it when none are left, and the focus goes on', async () => {
    const { element, open } = await stage({ options: { lightbox: true, design: 'slideshow' } })
    open(2)
    await rest(50)
    parts(element, 'slide').forEach((slide) => slide.remove())
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(part(element, 'viewport'))
  })
})

test('the focus stays in a grid whose pictures have gone while one of them was open', async () => {
  const { element } = await stage({ options: { lightbox: true } })
  part(element, 'frame').focus()
  part(element, 'frame').click()
  await expect.poll(() => dialog().open).toBe(true)
  parts(element, 'slide').forEach((slide) => slide.remove())
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(part(element, 'viewport'))
})

describe('items that are added or removed', () => {
  /** Indexes of `gallery-change`. */
  function changesOf(element: HTMLElement): number[] {
    const changes: number[] = []
    element.addEventListener('gallery-change', ({ detail }) => changes.push(detail.index))
    return changes
  }
  const first = (): Element => {
    const other = document.createElement('div')
    other.innerHTML = galleryHtml({ items: plain(10).slice(9), options: { lightbox: true } })
    return part(other, 'slide')
  }

  test.each(['slideshow', 'slider', 'grid'])(
    'before the active one leave it active in a %s',
    async (design) => {
      const { element, go, index } = await stage({ options: { design } })
      go(2)
      // A smooth scroll ends.
      await rest(1000)
      const changes = changesOf(element)
      const viewport = part(element, 'viewport')
      const active = parts(element, 'slide')[2]!
      const { left } = box(active)
      viewport.prepend(first())
      await expect.poll(index).toBe(3)
      await rest(300)
      expect([index(), active.matches('[data-active]'), changes]).toEqual([3, true, []])
      if (design !== 'grid') expect(box(active).left).toBeCloseTo(left, -1)
      viewport.firstElementChild!.remove()
      viewport.firstElementChild!.remove()
      await expect.poll(index).toBe(1)
      await rest(300)
      expect([index(), active.matches('[data-active]'), changes]).toEqual([1, true, []])
    },
  )

  describe.each([
    ['appended by a listener', true],
    ['announced by an update', false],
  ])('%s while a slideshow scrolls', (_, isAppended) => {
    const options = { design: 'slideshow', lightbox: true, thumbnails: false }
    const count = isAppended ? 10 : 9
    async function scrolling() {
      const gallery = await stage({ options })
      const viewport = part(gallery.element, 'viewport')
      if (isAppended)
        gallery.element.addEventListener('gallery-change', () => viewport.append(first()), { once: true })
      return { ...gallery, viewport, changes: changesOf(gallery.element) }
    }

    test('let it come to its slide, and tell it once', async () => {
      const { element, viewport, changes, go, update, index } = await scrolling()
      const behaviors: unknown[] = []
      const scroll = viewport.scrollTo.bind(viewport)
      viewport.scrollTo = (to?: ScrollToOptions | number) => {
        behaviors.push((to as ScrollToOptions).behavior)
        scroll(to as ScrollToOptions)
      }
      go(3)
      if (!isAppended) update()
      await expect.poll(() => box(parts(element, 'slide')[3]!).left).toBeCloseTo(box(viewport).left, 0)
      await expect.poll(() => part(element, 'status').textContent).toBe(`4 of ${count}`)
      expect([index(), changes]).toEqual([3, [3]])
      // The movement is not cut short.
      expect(behaviors.slice(0, 2)).toEqual(['auto', 'auto'])
      expect(parts(element, 'slide').flatMap((slide, at) => (slide.inert ? [] : [at]))).toEqual([3])
    })

    test('leave the picture in view to which a lightbox has gone', async () => {
      const { changes, open, update, index } = await scrolling()
      open(0)
      await expect.poll(() => dialog().open).toBe(true)
      part(dialog(), 'next').click()
      if (!isAppended) update()
      await rest(1000)
      expect([part(dialog(), 'place').textContent, shown().alt]).toEqual([`2 of ${count}`, 'Picture 2'])
      expect([index(), changes]).toEqual([1, [1]])
    })
  })

  test('leave the picture of the lightbox in view', async () => {
    const { element, open, index } = await stage({ options: { lightbox: true } })
    open(0)
    await expect.poll(() => dialog().open).toBe(true)
    part(element, 'viewport').prepend(first())
    await expect.poll(index).toBe(1)
    expect([part(dialog(), 'place').textContent, shown().alt]).toEqual(['2 of 10', 'Picture 1'])
  })

  describe.each([
    ['before the picture in view', 'prepend', '3 of 11'],
    ['after the picture in view', 'append', '2 of 11'],
    ['by nobody, in an update', 'update', '2 of 10'],
  ] as const)('%s', (_, change, place) => {
    const film = { ...plain(11)[10]!, alt: 'Film', video: { src: 'https://player.invalid/v' } }
    const items = [plain(1)[0]!, film, ...plain(9).slice(1)]
    async function opened() {
      const gallery = await stage({ items, options: { lightbox: true } })
      const viewport = part(gallery.element, 'viewport')
      gallery.open(1)
      await expect.poll(() => dialog().open).toBe(true)
      return { ...gallery, act: () => (change === 'update' ? gallery.update() : viewport[change](first())) }
    }

    test('leave a film in the lightbox playing, between its new neighbours', async () => {
      const { act } = await opened()
      part(dialog(), 'play').click()
      const player = part(dialog(), 'player')
      // A frame that is moved in the page begins anew.
      const moved = vi.fn()
      const watch = new MutationObserver(moved)
      watch.observe(part(dialog(), 'stage'), { childList: true, subtree: true })
      watch.observe(part(dialog(), 'title'), { childList: true })
      act()
      await expect.poll(() => part(dialog(), 'place').textContent).toBe(place)
      await rest(50)
      watch.disconnect()
      expect(part(dialog(), 'player')).toBe(player)
      expect([shown().alt, moved.mock.calls]).toEqual(['Film', []])
      part(dialog(), 'next').click()
      expect([shown().alt, dialog().querySelector('iframe')]).toEqual(['Picture 2', null])
    })

    test('leave a picture in the lightbox magnified', async () => {
      const { act } = await opened()
      part(dialog(), 'zoom').click()
      const { transform } = part(dialog(), 'stage').style
      act()
      await expect.poll(() => part(dialog(), 'place').textContent).toBe(place)
      expect([dialog().matches('[data-zoomed]'), part(dialog(), 'stage').style.transform]).toEqual([
        true,
        transform,
      ])
    })
  })

  test('before a film without a poster leave it active', async () => {
    const films = ['one', 'two'].map((name) => ({
      src: '',
      video: { src: `https://player.invalid/${name}` },
    }))
    const { element, go, index } = await stage({ items: films })
    go(1)
    part(element, 'viewport').append(parts(element, 'slide')[0]!)
    await expect.poll(index).toBe(0)
  })

  test.each(['slideshow', 'grid'])('tell that the picture of a %s has changed', async (design) => {
    const { element, go, index } = await stage({ options: { design } })
    go(8)
    await rest(300)
    const changes = changesOf(element)
    parts(element, 'slide')[8]!.remove()
    await expect.poll(index).toBe(7)
    expect(changes).toEqual([7])
    // The one after it takes its place.
    go(3)
    await rest(300)
    parts(element, 'slide')[3]!.remove()
    await expect.poll(() => changes).toEqual([7, 3, 3])
    parts(element, 'slide').forEach((slide) => slide.remove())
    await rest(50)
    expect(changes).toEqual([7, 3, 3])
    part(element, 'viewport').append(first())
    await expect.poll(() => changes).toEqual([7, 3, 3, 0])
  })
})

test('a slide without a picture is one like any other', async () => {
  const element = await send({ options: { design: 'slideshow' } })
  part(parts(element, 'slide')[3]!, 'frame').textContent = 'A word'
  const { index, update, go } = live(element)
  expect(index()).toBe(0)
  go(3)
  // A smooth scroll ends.
  await rest(1000)
  update()
  expect(index()).toBe(3)
})

test('keys that the page has answered move no gallery', async () => {
  const { element, index } = await stage({ options: { design: 'slideshow', lightbox: true } })
  const stop = (event: Event): void => event.preventDefault()
  addEventListener('keydown', stop, { capture: true })
  onTestFinished(() => removeEventListener('keydown', stop, { capture: true }))
  part(element, 'viewport').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(index()).toBe(0)
  removeEventListener('keydown', stop, { capture: true })
  await userEvent.keyboard('{ArrowRight}')
  expect(index()).toBe(1)
})

test.each(['sms:+123', 'geo:1,2', 'whatsapp://send', ''])(
  'a link to “%s” in a caption is followed',
  async (href) => {
    const element = await send({ options: { design: 'slideshow', showMeta: true } })
    parts(element, 'caption')[0]!.innerHTML = `<a href="${href}">Write</a>`
    live(element)
    const clicked: boolean[] = []
    const stop = (event: Event): void => {
      clicked.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', stop, { once: true })
    element.querySelector<HTMLElement>('[data-part=caption] a')!.click()
    expect(clicked).toEqual([false])
  },
)

describe('a script as an address', () => {
  test.each([
    ['of a picture', plain(2)],
    ['of a link', plain(2).map((item) => ({ ...item, link: '/elsewhere' }))],
  ])('%s is never followed, even in foreign markup', async (_, items) => {
    const element = await send({ items, options: { lightbox: true } })
    const run = vi.fn()
    Object.assign(window, { run })
    for (const link of parts(element, 'frame')) link.setAttribute('href', 'java\tscript:run()')
    live(element)
    const clicked: boolean[] = []
    document.addEventListener('click', (event) => clicked.push(event.defaultPrevented), { once: true })
    part(element, 'frame').click()
    expect(clicked).toEqual([true])
    await rest(100)
    expect(run).not.toHaveBeenCalled()
  })
})

describe('a video', () => {
  const items = [
    { ...plain(1)[0]!, video: { src: 'https://player.invalid/v?id=1', provider: 'Example' } },
    ...plain(2),
  ]
  const requests = (): number =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('player.invalid')).length

  // spec: GAL-034
  test('asks nothing of its provider before a click', async () => {
    const before = requests()
    const { element } = await stage({ items, options: { design: 'slideshow' } })
    await rest(200)
    expect(requests()).toBe(before)
    expect(element.querySelector('iframe')).toBeNull()
    expect(part(element, 'frame').ariaLabel).toBe('Play video: Picture 1')
    part(element, 'frame').click()
    const player = element.querySelector('iframe')
    expect(player?.src).toBe('https://player.invalid/v?id=1&autoplay=1')
    expect(player?.title).toBe('Play video: Picture 1')
  })

  test.each([
    ['https://player.invalid/v#t=10s', 'https://player.invalid/v?autoplay=1#t=10s'],
    ['/player.html', new URL('/player.html?autoplay=1', location.origin).href],
    ['javascript:alert(1)', undefined],
  ])('has a player at %s', (src, expected) => {
    const root = document.createElement('div')
    play(root, src)
    expect(root.querySelector('iframe')?.src).toBe(expected)
  })

  test('falls silent when its slide goes out of view', async () => {
    const { element, go } = await stage({ items, options: { design: 'slideshow' } })
    part(element, 'frame').click()
    go(1)
    await expect.poll(() => element.querySelector('iframe')).toBeNull()
  })

  test('plays once, however often it is pressed', async () => {
    const { element, go } = await stage({ items, options: { design: 'slideshow' } })
    part(element, 'frame').click()
    part(element, 'frame').click()
    expect(element.querySelectorAll('iframe')).toHaveLength(1)
    go(1)
    await expect.poll(() => element.querySelector('iframe')).toBeNull()
    go(0)
    part(element, 'frame').click()
    expect(element.querySelectorAll('iframe')).toHaveLength(1)
  })

  test('falls silent beside a frame in its caption, which stays', async () => {
    const options = { design: 'slideshow', showMeta: true }
    const { element, go } = await stage({ items, options })
    part(element, 'caption').innerHTML = '<iframe title="Map"></iframe>'
    part(element, 'frame').click()
    expect(element.querySelectorAll('iframe')).toHaveLength(2)
    go(1)
    await expect
      .poll(() => [...element.querySelectorAll('iframe')].map(({ title }) => title))
      .toEqual(['Map'])
  })

  test.each([
    ['one picture', items.slice(0, 1)],
    ['several pictures', items],
  ])('played in a lightbox of %s leaves the focus in it, and its keys at work', async (_, shownItems) => {
    const { open } = await stage({ items: shownItems, options: { lightbox: true } })
    open(0)
    await expect.poll(() => dialog().open).toBe(true)
    part(dialog(), 'play').focus()
    await userEvent.keyboard('{Enter}')
    expect(dialog().querySelector('iframe')).not.toBeNull()
    await rest(100)
    expect(document.activeElement).toBe(part(dialog(), 'close'))
    if (shownItems.length > 1) {
      await userEvent.keyboard('{ArrowRight}')
      expect(part(dialog(), 'place').textContent).toBe('2 of 3')
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
  })

  test('that is alone plays when its lightbox opens, and leaves the focus in it', async () => {
    const { element } = await stage({ items: items.slice(0, 1), options: { lightbox: true } })
    part(element, 'frame').click()
    await expect.poll(() => dialog().querySelector('iframe')).not.toBeNull()
    await rest(100)
    expect(document.activeElement).toBe(part(dialog(), 'close'))
  })

  test('plays in the lightbox, and no longer than it is in view', async () => {
    const { element } = await stage({ items, options: { lightbox: true } })
    part(element, 'frame').click()
    await expect.poll(() => dialog().querySelector('iframe')?.src).toContain('player.invalid')
    part(dialog(), 'play').focus()
    part(dialog(), 'next').click()
    expect(dialog().querySelector('iframe')).toBeNull()
    expect(part(dialog(), 'play').hidden).toBe(true)
    // The button that had the focus is gone; the focus is not.
    expect(dialog().contains(document.activeElement)).toBe(true)
    expect(document.activeElement).not.toBe(part(dialog(), 'play'))
    part(dialog(), 'previous').click()
    expect(dialog().querySelector('iframe')).toBeNull()
    part(dialog(), 'play').click()
    expect(dialog().querySelector('iframe')).not.toBeNull()
  })
})

test('a gallery that does not move has an active item all the same', async () => {
  const { element, go, index } = await stage({})
  const change = vi.fn()
  element.addEventListener('gallery-change', ({ detail }) => void change(detail.index))
  go(2)
  go(9)
  expect(index()).toBe(0)
  expect(change.mock.calls).toEqual([[2], [0]])
})

test('all galleries of a page come to life at once, with a lightbox', async () => {
  const [first, second] = [
    await send({ options: { lightbox: true } }),
    await send({ options: { lightbox: true } }),
  ]
  upgrade()
  part(second, 'frame').click()
  await expect.poll(() => dialog().open).toBe(true)
  live(first)
  live(second)
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
