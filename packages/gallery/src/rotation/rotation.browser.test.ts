import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { part, pointerAway, rest, stage } from '../gallery/gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'
import type { OptionIssue } from '../option/option.ts'

beforeEach(pointerAway)

// spec: GAL-002
test.each(['slideshow', 'slider'])('a %s rotates when it has autoplay', async (design) => {
  const { element, index } = await stage({ options: { design, autoplay: true, autoplayDuration: 1 } })
  expect(part(element, 'rotate').checkVisibility()).toBe(true)
  await expect.poll(index, { timeout: 20_000 }).not.toBe(0)
})

describe('rotation', () => {
  const options = { design: 'slideshow', autoplay: true, autoplayDuration: 1 }

  // spec: GAL-003
  test('lets each slide rest as long as it should', async () => {
    const { element } = await stage({ options: { ...options, autoplayDuration: 1.5 } })
    const times: number[] = []
    element.addEventListener('gallery-change', () => times.push(performance.now()))
    await expect.poll(() => times.length, { timeout: 20_000 }).toBeGreaterThan(1)
    expect(times[1]! - times[0]!).toBeGreaterThan(1400)
  })

  test('begins with the first button of the Tab order, whose label says what it does', async () => {
    const { element, rotate } = await stage({ options })
    const button = part(element, 'rotate')
    const stops = [...element.querySelectorAll<HTMLElement>('a,button,[tabindex="0"]')].filter((stop) =>
      stop.checkVisibility(),
    )
    expect(stops[0]).toBe(button)
    expect(button.ariaLabel).toBe('Stop rotation')
    expect(button.ariaPressed).toBeNull()
    button.click()
    expect(button.ariaLabel).toBe('Start rotation')
    expect(part(element, 'status').ariaLive).not.toBe('assertive')
    rotate(true)
    expect(button.ariaLabel).toBe('Stop rotation')
  })

  test('waits while the pointer is over it', async () => {
    const { element, index } = await stage({ options })
    await userEvent.hover(part(element, 'viewport'))
    const at = index()
    await rest(1600)
    expect(index()).toBe(at)
    expect(part(element, 'rotate').ariaLabel).toBe('Stop rotation')
  })

  test('goes on after a tap, whose hover browsers keep', async () => {
    const { element, index } = await stage({ options })
    await userEvent.hover(part(element, 'viewport'))
    expect(element.matches(':hover')).toBe(true)
    // The finger is lifted. No pointer is over the gallery now, whatever `:hover` says.
    element.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
    const at = index()
    await expect.poll(index, { timeout: 20_000 }).not.toBe(at)
  })

  test('is not held by a finger that comes and scrolls', async () => {
    const { element, index } = await stage({ options })
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
    const at = index()
    await expect.poll(index, { timeout: 20_000 }).not.toBe(at)
  })

  test('can be stopped and started again after a tap', async () => {
    const { element, index } = await stage({ options })
    await userEvent.hover(part(element, 'viewport'))
    element.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
    part(element, 'rotate').click()
    const at = index()
    part(element, 'rotate').click()
    await expect.poll(index, { timeout: 20_000 }).not.toBe(at)
  })

  test('lets a slide rest that was chosen meanwhile', async () => {
    const { element, go } = await stage({ options: { ...options, autoplayDuration: 1.5 } })
    const times: number[] = []
    element.addEventListener('gallery-change', () => times.push(performance.now()))
    await rest(1200)
    go(5)
    const chosen = times.length - 1
    await expect.poll(() => times.length, { timeout: 20_000 }).toBeGreaterThan(chosen + 1)
    expect(times[chosen + 1]! - times[chosen]!).toBeGreaterThan(1400)
  })

  test('stops when a film begins', async () => {
    const film = { ...plain(1)[0]!, video: { src: 'https://player.invalid/v' } }
    const { element, index } = await stage({ items: [film, ...plain(2)], options })
    part(element, 'frame').click()
    expect(part(element, 'rotate').ariaLabel).toBe('Start rotation')
    const at = index()
    await rest(1300)
    expect(index()).toBe(at)
    expect(element.querySelector('iframe')).not.toBeNull()
  })

  test('does not begin in markup that has no button to stop it, and says so once', async () => {
    const report = vi.fn<(issue: OptionIssue) => void>()
    const { element, update, index } = await stage({}, { report })
    update({ design: 'slideshow', autoplay: true, autoplayDuration: 1 })
    update({ padding: 3 })
    expect(element.matches('[data-rotating]')).toBe(false)
    await rest(1300)
    expect(index()).toBe(0)
    expect(report.mock.calls).toEqual([[{ key: 'design', given: 'slideshow', reason: 'other-markup' }]])
  })

  test('waits while the page is hidden', async () => {
    const { index } = await stage({ options })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    onTestFinished(() => hidden.mockRestore())
    document.dispatchEvent(new Event('visibilitychange'))
    const at = index()
    await rest(1400)
    expect(index()).toBe(at)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(index, { timeout: 20_000 }).not.toBe(at)
  })

  test('stops for good once the keyboard is in it', async () => {
    const { element, index } = await stage({ options })
    await userEvent.keyboard('{Tab}')
    part(element, 'viewport').focus()
    expect(part(element, 'rotate').ariaLabel).toBe('Start rotation')
    ;(document.activeElement as HTMLElement).blur()
    const at = index()
    await rest(1300)
    expect(index()).toBe(at)
  })

  test('does not begin where less motion is asked for, until it is started', async () => {
    const real = window.matchMedia.bind(window)
    const match = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query)
      if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true })
      return list
    })
    const { element, index } = await stage({ options })
    expect(part(element, 'rotate').ariaLabel).toBe('Start rotation')
    await rest(1300)
    expect(index()).toBe(0)
    part(element, 'rotate').click()
    await expect.poll(index, { timeout: 20_000 }).not.toBe(0)
    match.mockRestore()
  })

  test('stops when less motion is asked for', async () => {
    const real = window.matchMedia.bind(window)
    const lists: MediaQueryList[] = []
    const match = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query)
      lists.push(list)
      return list
    })
    const { element } = await stage({ options })
    expect(part(element, 'rotate').ariaLabel).toBe('Stop rotation')
    for (const list of lists) list.dispatchEvent(new Event('change'))
    expect(part(element, 'rotate').ariaLabel).toBe('Start rotation')
    match.mockRestore()
  })

  // spec: GAL-002
  test('has no button in a grid', async () => {
    const { element } = await stage({ options: { autoplay: true } })
    expect(element.querySelector('[data-part=rotate]')).toBeNull()
  })
})
