import { timers, type Clock, type Undo } from '@sitewright/machine'

/** Why what was waited for did not come: in time, or before its document went away. */
export type WaitFailure = 'timeout' | 'destroyed'

/** How long to wait, and for whom. */
export interface WaitOptions {
  readonly timeoutMs: number
  readonly clock?: Clock | undefined
  /** Whose end is the end of the wait. */
  readonly document?: Document | undefined
  /** What the wait is given up with. */
  readonly error: (kind: WaitFailure) => Error
}

/** The same promise, which is not waited for without end. */
export function within<Value>(
  promise: Promise<Value>,
  { timeoutMs, clock = timers, document, error }: WaitOptions,
): Promise<Value> {
  const view = document?.defaultView
  let undo: Undo = () => undefined
  const end = new Promise<never>((_, reject) => {
    const leave = (event: PageTransitionEvent): void => {
      // A page that goes into the back-forward cache comes back as it was.
      if (!event.persisted) reject(error('destroyed'))
    }
    if (view === null) reject(error('destroyed'))
    const undoClock = clock(() => reject(error('timeout')), timeoutMs)
    view?.addEventListener('pagehide', leave)
    undo = () => {
      undoClock()
      view?.removeEventListener('pagehide', leave)
    }
  })
  return Promise.race([promise, end]).finally(undo)
}
