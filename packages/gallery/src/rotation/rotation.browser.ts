import { reducedMotion } from '../motion.browser.ts'

/** What rotates, and how. */
interface RotationSettings {
  readonly element: HTMLElement
  /** How long each slide rests. */
  readonly ms: number
  readonly next: () => void
  readonly onTurn: (isOn: boolean) => void
  readonly signal: AbortSignal
}

/** Rotation of one gallery. */
export interface Rotation {
  /** Begins or ends it. */
  readonly turn: (on: boolean) => void
  /** Lets the active slide rest from now on. */
  readonly restart: () => void
}

/**
 * Rotation as the W3C's carousel pattern has it: it waits while the pointer is over the gallery or the page is hidden,
 * and stops for good when less motion is asked for, or when it is turned off.
 */
export function createRotation(settings: RotationSettings): Rotation {
  const { element, ms, next, onTurn, signal } = settings
  let isOn = false
  // `:hover` alone does not tell: browsers keep it after a tap until something else is tapped.
  let isHeld = element.matches(':hover') && matchMedia('(hover: hover)').matches
  let timer: ReturnType<typeof setTimeout> | undefined

  function restart(): void {
    clearTimeout(timer)
    if (!isOn || document.hidden || isHeld || signal.aborted) return
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
  function hold(held: boolean): void {
    isHeld = held
    restart()
  }

  element.addEventListener('pointerenter', ({ pointerType }) => hold(pointerType !== 'touch'), { signal })
  element.addEventListener('pointerleave', () => hold(false), { signal })
  document.addEventListener('visibilitychange', restart, { signal })
  reducedMotion().addEventListener('change', () => turn(false), { signal })
  signal.addEventListener('abort', restart)
  return { turn, restart }
}
