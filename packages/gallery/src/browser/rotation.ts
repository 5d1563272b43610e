import { reducedMotion } from './morph.ts'

/** What rotates, and how. */
interface RotationSettings {
  readonly element: HTMLElement
  /** How long each slide rests. */
  readonly ms: number
  readonly next: () => void
  readonly onTurn: (isOn: boolean) => void
  readonly signal: AbortSignal
}

/**
 * Rotation as the W3C's carousel pattern has it: it waits while the pointer is over the gallery or the page is hidden,
 * and stops for good when the keyboard enters, or when less motion is asked for. Returns what begins and ends it.
 */
export function createRotation(settings: RotationSettings): (on: boolean) => void {
  const { element, ms, next, onTurn, signal } = settings
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    if (!isOn || document.hidden || element.matches(':hover') || signal.aborted) return
    timer = setTimeout(() => {
      next()
      wait()
    }, ms)
  }
  function turn(on: boolean): void {
    isOn = on
    onTurn(on)
    wait()
  }

  element.addEventListener('pointerenter', wait, { signal })
  element.addEventListener('pointerleave', wait, { signal })
  document.addEventListener('visibilitychange', wait, { signal })
  reducedMotion().addEventListener('change', () => turn(false), { signal })
  element.addEventListener(
    'focusin',
    ({ target }) => {
      if ((target as Element).matches(':focus-visible')) turn(false)
    },
    { signal },
  )
  signal.addEventListener('abort', wait)
  return turn
}
