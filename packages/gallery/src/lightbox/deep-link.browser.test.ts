import { userEvent } from 'vitest/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dialog, live, parts, rest, send, stage } from '../gallery/gallery.test-support.ts'
import { isGoingBack } from './deep-link.browser.ts'
import { isOpen, openAt, options, place } from './lightbox.test-support.ts'

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

  test('is there for an id with half a character, as of a text that was cut', async () => {
    const element = await send({ options })
    element.id = 'a\ud83d'
    live(element)
    parts(element, 'frame')[1]!.click()
    await expect.poll(isOpen).toBe(true)
    expect(location.hash).toBe('#a%EF%BF%BD/2')
  })

  test('is left as it was by a browser that refuses to change it', async () => {
    const refuse = (): never => {
      throw new DOMException('Too many changes', 'SecurityError')
    }
    const { element, open } = await openAt(2, { id })
    const opened = vi.fn()
    element.addEventListener('gallery-open', opened)
    vi.spyOn(history, 'replaceState').mockImplementationOnce(refuse)
    vi.spyOn(history, 'pushState').mockImplementationOnce(refuse)
    onTestFinished(() => void vi.restoreAllMocks())
    await userEvent.keyboard('{ArrowRight}')
    expect([place(), location.hash]).toEqual(['4 of 9', '#pictures/3'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => isOpen() || isGoingBack()).toBe(false)
    open(0)
    await expect.poll(() => opened.mock.calls.length).toBe(1)
    expect([isOpen(), place()]).toEqual([true, '1 of 9'])
  })

  test('leaves what others keep in the history', async () => {
    history.replaceState({ router: 7 }, '')
    await openAt(2, { id })
    expect(history.state).toMatchObject({ router: 7 })
  })
})
