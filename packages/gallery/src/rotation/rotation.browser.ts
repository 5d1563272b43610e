import { reducedMotion } from '../motion.browser.ts'

interface RotationSettings {
  readonly element: HTMLElement
  /** Time for which each slide is shown, in ms. */
  readonly ms: number
  readonly next: () => void
  readonly onTurn: (isOn: boolean) => void
  readonly signal: AbortSignal
}

/** Automatic rotation of one gallery. */
export interface Rotation {
  /** Starts or stops the rotation. */
  readonly turn: (on: boolean) => void
  /** Shows the active slide for the whole duration, from now on. */
  readonly restart: () => void
}

/**
 * Rotation by the W3C's carousel pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). It pauses while the pointer
 * is over the gallery or the page is hidden. It stops when it is turned off, or when the visitor asks for less motion.
 */
export function createRotation(settings: RotationSettings): Rotation {
  const { element, ms, next, onTurn, signal } = settings
  let isOn = false
  // Browsers without a mouse keep `:hover` after a tap: https://www.w3.org/TR/mediaqueries-4/#hover
  let isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches
  let timer: ReturnType<typeof setTimeout> | undefined

  function restart(): void {
    clearTimeout(timer)
    if (!isOn || document.hidden || isHovered || signal.aborted) return
    timer = setTimeout(() => {
      next()
      restart()
    }, ms)
  }
  function turn(on: boolean): void {
    isOn = on
    onTurn(on)
    restart()
  }
  function hover(isOver: boolean): void {
    isHovered = isOver
    restart()
  }

  element.addEventListener('pointerenter', ({ pointerType }) => hover(pointerType !== 'touch'), { signal })
  element.addEventListener('pointerleave', () => hover(false), { signal })
  document.addEventListener('visibilitychange', restart, { signal })
  reducedMotion().addEventListener('change', () => turn(false), { signal })
  signal.addEventListener('abort', restart)
  return { turn, restart }
}
