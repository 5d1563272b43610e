/** Default distance from the top of the window, in CSS pixels. */
export const scrollOffset = 30

/** Default duration of a tween. */
export const tweenDurationMs = 300

/** Limits of the duration of a scroll. They are equal, so every scroll takes as long. */
export const scrollDurationMs = { min: 50, max: 50 } as const

/** Limits the duration of a scroll. */
export const clampScrollDuration = (requestedMs: number): number =>
  Math.min(scrollDurationMs.max, Math.max(scrollDurationMs.min, requestedMs))

/** Maps progress to position, both from 0 to 1. */
export type Easing = (progress: number) => number

/** Easing that is slow at both ends. */
export const easeInOut: Easing = (progress) =>
  progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress)
