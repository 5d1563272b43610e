import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { scrollToElement, tween, type Frames } from '../dom.ts'
import { openFrame } from '../test-support/frame.test-support.ts'
import { scrollDurationMs, scrollOffset, tweenDurationMs } from './scroll.ts'

/** Frames that a test paints. */
function createFrames() {
  const waiting = new Set<(timeMs: number) => void>()
  const frames: Frames = (then) => {
    waiting.add(then)
    return () => waiting.delete(then)
  }
  const paint = (timeMs: number): void => {
    const due = [...waiting]
    waiting.clear()
    for (const then of due) then(timeMs)
  }
  return { frames, paint, waiting }
}

describe('a tween', () => {
  // spec: SIT-105
  test('takes 300 ms', async () => {
    const { frames, paint, waiting } = createFrames()
    const onStep = vi.fn()
    const { done } = tween({ from: 0, to: 100, onStep, frames, easing: (progress) => progress })
    expect(tweenDurationMs).toBe(300)
    paint(1000)
    paint(1150)
    paint(1299)
    expect(onStep.mock.calls.map(([value]) => value as number)).toEqual([0, 50, expect.closeTo(99.67, 1)])
    paint(1300)
    await done
    expect(onStep).toHaveBeenLastCalledWith(100)
    expect(waiting.size).toBe(0)
  })

  test('ends at its target in a window that paints no frames', async () => {
    const { clock, pass, pending } = createFakeClock()
    const onStep = vi.fn()
    const { done } = tween({ from: 0, to: 100, onStep, frames: createFrames().frames, clock })
    pass(400)
    await done
    expect(onStep).toHaveBeenCalledExactlyOnceWith(100)
    expect(pending()).toBe(0)
  })

  test('can be stopped, and may have no duration', async () => {
    const { frames, paint, waiting } = createFrames()
    const onStep = vi.fn()
    const stopped = tween({ from: 0, to: 100, onStep, frames })
    paint(0)
    stopped.stop()
    await stopped.done
    expect(waiting.size).toBe(0)
    tween({ from: 0, to: 100, durationMs: 0, onStep, frames })
    paint(0)
    expect(onStep).toHaveBeenLastCalledWith(100)
  })

  test('can be stopped by one of its steps', async () => {
    const { frames, paint, waiting } = createFrames()
    const { clock, pending } = createFakeClock()
    const onStep = vi.fn(() => stop())
    const { done, stop } = tween({ from: 0, to: 100, onStep, frames, clock })
    paint(0)
    await done
    expect([waiting.size, pending(), onStep.mock.calls.length]).toEqual([0, 0, 1])
  })

  test('runs by the frames of the window', async () => {
    const seen: number[] = []
    await tween({ from: 10, to: 0, durationMs: 20, onStep: (value) => seen.push(value) }).done
    expect(seen.at(-1)).toBe(0)
  })
})

describe('scrolling to an element', () => {
  const html =
    '<div style="height: 1000px"></div><p style="margin: 0">Here</p><div style="height: 2000px"></div>'
  const open = () => {
    const frame = openFrame({ html })
    frame.document.body.style.margin = '0'
    // A page may ask for smooth scrolling, which would go its own way.
    frame.document.documentElement.style.scrollBehavior = 'smooth'
    return { ...frame, target: frame.document.querySelector('p')! }
  }

  // spec: SIT-104
  test('ends 30 px above it', async () => {
    const { target, view } = open()
    expect(scrollOffset).toBe(30)
    await scrollToElement(target)
    expect(view.scrollY).toBe(970)
    await scrollToElement(target, { offset: 100 })
    expect(view.scrollY).toBe(900)
  })

  // spec: SIT-106
  test.each([undefined, 0, 300, 5000])('takes 50 ms when %s are requested', async (durationMs) => {
    const { target, view } = open()
    const { frames, paint } = createFrames()
    const done = scrollToElement(target, { durationMs, frames })
    expect(scrollDurationMs).toEqual({ min: 50, max: 50 })
    paint(1000)
    paint(1049)
    expect(view.scrollY).toBeGreaterThan(0)
    expect(view.scrollY).toBeLessThan(970)
    paint(1050)
    await done
    expect(view.scrollY).toBe(970)
  })

  // spec: SIT-106
  test('ends at once for a visitor who prefers reduced motion', () => {
    const { target, view } = open()
    const asked = vi.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList)
    view.matchMedia = asked
    const { frames, waiting } = createFrames()
    void scrollToElement(target, { frames })
    expect(view.scrollY).toBe(970)
    expect(waiting.size).toBe(0)
    expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  })
})
