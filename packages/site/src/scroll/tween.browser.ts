import { timers, type Clock, type Undo } from '@sitewright/machine'
import { easeInOut, tweenDurationMs, type Easing } from './scroll.ts'

/** Who calls before the window is painted next, with the time in milliseconds. */
export type Frames = (then: (timeMs: number) => void) => Undo

/** From where to where a tween moves, and how. */
export interface TweenOptions {
  readonly from: number
  readonly to: number
  /** Called with each value on the way. The last one is `to`. */
  readonly onStep: (value: number) => void
  /** 300 ms unless given. */
  readonly durationMs?: number | undefined
  readonly easing?: Easing | undefined
  readonly frames?: Frames | undefined
  readonly clock?: Clock | undefined
}

/** A movement from one number to another. */
export interface Tween {
  /** Resolves at the end, or where it was stopped. */
  readonly done: Promise<void>
  readonly stop: () => void
}

/** Moves from one number to another, step by step. */
export function tween({
  from,
  to,
  onStep,
  durationMs = tweenDurationMs,
  easing = easeInOut,
  frames = animationFrames,
  clock = timers,
}: TweenOptions): Tween {
  let stop: Undo = () => undefined
  const done = new Promise<void>((resolve) => {
    let start: number | undefined
    let undoFrame: Undo = () => undefined
    const end = (): void => {
      undoFrame()
      undoClock()
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
        onStep(from + (to - from) * easing(progress))
        undoFrame = frames(step)
      } else arrive()
    }
    // A hidden window paints no frames.
    const undoClock = clock(arrive, durationMs + 100)
    undoFrame = frames(step)
    stop = end
  })
  return { done, stop }
}

const animationFrames: Frames = (then) => {
  const frame = requestAnimationFrame(then)
  return () => cancelAnimationFrame(frame)
}
