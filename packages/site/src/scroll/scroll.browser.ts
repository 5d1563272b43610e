import { clampScrollDuration, scrollOffset, tweenDurationMs } from './scroll.ts'
import { tween, type TweenOptions } from './tween.browser.ts'

/** Settings of `scrollToElement`. */
export interface ScrollOptions extends Pick<TweenOptions, 'durationMs' | 'easing' | 'frames' | 'clock'> {
  /**
   * Distance of the element from the top of the window at the end, in CSS pixels.
   * @default 30
   */
  readonly offset?: number | undefined
}

/** Scrolls the window to an element: in 50 ms, or at once for a visitor who prefers reduced motion. */
export async function scrollToElement(
  element: Element,
  { offset = scrollOffset, durationMs = tweenDurationMs, ...options }: ScrollOptions = {},
): Promise<void> {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const to = Math.max(0, view.scrollY + element.getBoundingClientRect().top - offset)
  // With `scroll-behavior: smooth` in the page's styles, each step would start another animation.
  const onStep = (top: number): void => view.scrollTo({ top, left: view.scrollX, behavior: 'instant' })
  if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) onStep(to)
  else {
    const from = view.scrollY
    await tween({ ...options, from, to, onStep, durationMs: clampScrollDuration(durationMs) }).done
  }
}
