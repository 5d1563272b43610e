/** How far below the top of the window a scroll ends, in CSS pixels. */
export const scrollOffset = 30

/** How long a tween takes unless told otherwise. */
export const tweenDurationMs = 300

/** Between which two values the duration of a scroll is held. They are the same, so every scroll takes as long. */
export const scrollDurationMs = { min: 50, max: 50 } as const

/** The duration that a scroll really gets. */
export const clampScrollDuration = (wishedMs: number): number =>
  Math.min(scrollDurationMs.max, Math.max(scrollDurationMs.min, wishedMs))

/** How a movement gathers and loses speed: 0 to 1 in, 0 to 1 out. */
export type Easing = (progress: number) => number

/** Slow at both ends. */
export const easeInOut: Easing = (progress) =>
  progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress)
