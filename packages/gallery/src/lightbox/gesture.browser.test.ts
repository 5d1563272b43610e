import { userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { dialog, part, rest, shown } from '../gallery/gallery.test-support.ts'
import { isOpen, openAt, place } from './lightbox.test-support.ts'

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

  test('is in its place again after the lightbox was closed under a finger', async () => {
    const { close, open } = await openAt(0)
    finger('pointerdown', at(600, 400))
    finger('pointermove', at(400, 400))
    expect(new DOMMatrix(part(dialog(), 'stage').style.transform).e).toBe(-200)
    close()
    await expect.poll(() => document.querySelector('dialog')).toBe(null)
    open(0)
    await expect.poll(isOpen).toBe(true)
    await rest(400)
    expect(new DOMMatrix(part(dialog(), 'stage').style.transform).e).toBe(0)
    // Another finger is no second one: it drags, and does not pinch.
    finger('pointerdown', at(600, 400, { pointerId: 2 }))
    finger('pointermove', at(500, 400, { pointerId: 2 }))
    expect(scale()).toBe(1)
    finger('pointerup', at(500, 400, { pointerId: 2, buttons: 0 }))
    expect(place()).toBe('1 of 9')
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
