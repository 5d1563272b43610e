import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { live, part, parts, rest, send, stage } from '../gallery/gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'
import { lazyLightbox } from './lazy-lightbox.browser.ts'
import { isOpen, options, place } from './lightbox.test-support.ts'

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

  test('has an address with an id that was cut within a character', async () => {
    const element = await send({ options })
    element.id = 'a\ud83d'
    history.replaceState(null, '', `#${encodeURI('a\ufffd')}/5`)
    live(element, settings)
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

  test('opens once, at the picture that was pressed last while it was loaded', async () => {
    const { element, open } = await stage({ options }, settings)
    const opened = vi.fn()
    element.addEventListener('gallery-open', ({ detail }) => void opened(detail.index))
    for (const at of [1, 2, 3]) open(at)
    await expect.poll(isOpen).toBe(true)
    await rest(50)
    expect([place(), opened.mock.calls]).toEqual(['4 of 9', [[3]]])
  })

  test('stays closed when it was closed while it was loaded', async () => {
    const { open, close } = await stage({ options }, settings)
    open(1)
    close()
    await load.mock.results[0]?.value
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('lets its gallery start though the loader throws, and tries again', async () => {
    load.mockImplementationOnce(() => {
      throw new Error('no such module')
    })
    history.replaceState(null, '', '#pictures/5')
    const { open } = await stage({ id: 'pictures', options }, settings)
    expect(load).toHaveBeenCalledOnce()
    open(1)
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
