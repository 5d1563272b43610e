import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { easeInOut, tweenDurationMs, type Easing } from './scroll.ts'

/** Schedules a call before the next paint, with the time in milliseconds. */
export type Frames = (then: (timeMs: number) => void) => Cleanup

/** Settings of `tween`. */
export interface TweenOptions {
  /** First value. */
  readonly from: number
  /** Last value. */
  readonly to: number
  /** Receives each value. The last one is `to`. */
  readonly onStep: (value: number) => void
  /**
   * Milliseconds from the first value to the last.
   *
   * @default 300
   */
  readonly durationMs?: number | undefined
  /** How the value moves from the first to the last. */
  readonly easing?: Easing | undefined
  /** Frames of the animation; a test gives its own. */
  readonly frames?: Frames | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/** An animated number. */
export interface Tween {
  /** Resolves at the end, or when stopped. */
  readonly done: Promise<void>
  /** Ends the animation where it is. */
  readonly stop: () => void
}

/**
 * Animates a number.
 *
 * @example
 * ```ts
 * import { tween } from '@sitewright/site/dom'
 *
 * const { done, stop } = tween({ from: 0, to: 1, onStep: (value) => (box.style.opacity = String(value)) })
 * await done
 * ```
 */
export function tween({
  from,
  to,
  onStep,
  durationMs = tweenDurationMs,
  easing = easeInOut,
  frames = animationFrames,
  clock = timers,
}: TweenOptions): Tween {
  let stop: Cleanup = () => undefined
  const done = new Promise<void>((resolve) => {
    let start: number | undefined
    let cancelFrame: Cleanup = () => undefined
    const end = (): void => {
      cancelFrame()
      cancelClock()
      resolve()
    }
    const arrive = (): void => {
      end()
      onStep(to)
    }
    const step = (timeMs: number): void => {
      start ??= timeMs
      const progress = (timeMs - start) / durationMs
      if (progress < 1) {
        // The step may stop the tween, and with it the next frame.
        cancelFrame = frames(step)
        onStep(from + (to - from) * easing(progress))
      } else arrive()
    }
    // A hidden window paints no frames, so a timer ends the tween.
    // https://developer.mozilla.org/docs/Web/API/Window/requestAnimationFrame
    const cancelClock = clock(arrive, durationMs + 100)
    cancelFrame = frames(step)
    stop = end
  })
  return { done, stop }
}

const animationFrames: Frames = (then) => {
  const frame = requestAnimationFrame(then)
  return () => cancelAnimationFrame(frame)
}
