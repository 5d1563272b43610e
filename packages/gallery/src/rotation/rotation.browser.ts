import type { GalleryMessages } from '../messages.ts'
import { reducedMotion } from '../motion.browser.ts'

/** Automatic rotation of one gallery. It rests until it is begun. */
export interface Rotation {
  /** Begins with each life of a gallery that rotates. `ms` is the time for which each slide is shown. */
  readonly begin: (buttons: readonly HTMLElement[], ms: number, signal: AbortSignal) => void
  /** Starts or stops the rotation; turns it over without an argument. */
  readonly turn: (on?: boolean) => void
  /** Shows the active slide for the whole duration, from now on. */
  readonly restart: () => void
  readonly isOn: () => boolean
}

/**
 * Rotation by the W3C's carousel pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). It pauses while the pointer
 * is over the gallery or the page is hidden. It stops when it is turned off, or when the visitor asks for less motion.
 */
export function createRotation(
  element: HTMLElement,
  { stop, start }: Pick<GalleryMessages, 'stop' | 'start'>,
  next: () => void,
): Rotation {
  let buttons: readonly HTMLElement[] = []
  let duration = 0
  let life: AbortSignal | undefined
  let isWanted = !reducedMotion().matches
  let isHovered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOn = (): boolean => isWanted && life?.aborted === false

  function restart(): void {
    clearTimeout(timer)
    if (!isOn() || document.hidden || isHovered) return
    timer = setTimeout(() => {
      next()
      restart()
    }, duration)
  }
  function turn(on = !isWanted): void {
    if (life?.aborted !== false) return
    isWanted = on
    element.toggleAttribute('data-rotating', on)
    for (const button of buttons) button.ariaLabel = on ? stop : start
    restart()
  }
  function hover(isOver: boolean): void {
    isHovered = isOver
    restart()
  }

  function begin(rotating: readonly HTMLElement[], ms: number, signal: AbortSignal): void {
    buttons = rotating
    duration = ms
    life = signal
    // Browsers without a mouse keep `:hover` after a tap: https://www.w3.org/TR/mediaqueries-4/#hover
    isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches
    element.addEventListener('pointerenter', ({ pointerType }) => hover(pointerType !== 'touch'), { signal })
    element.addEventListener('pointerleave', () => hover(false), { signal })
    document.addEventListener('visibilitychange', restart, { signal })
    reducedMotion().addEventListener('change', () => turn(false), { signal })
    signal.addEventListener('abort', restart)
    turn(isWanted)
  }

  return { begin, turn, restart, isOn }
}
