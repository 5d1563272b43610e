import { timers, type Clock, type Cleanup } from '@sitewright/machine'

/** Reason why a wait ended early: the time is up, or the document was closed. */
export type WaitFailure = 'timeout' | 'destroyed'

/** Settings of `withTimeout`. */
export interface WaitOptions {
  readonly timeoutMs: number
  readonly clock?: Clock | undefined
  /** Document whose closing ends the wait. */
  readonly document?: Document | undefined
  /** Creates the error to reject with. */
  readonly error: (kind: WaitFailure) => Error
}

/** Returns a promise that rejects when the time is up or the document is closed. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  { timeoutMs, clock = timers, document, error }: WaitOptions,
): Promise<Value> {
  const view = document?.defaultView
  let cleanup: Cleanup = () => undefined
  const end = new Promise<never>((_, reject) => {
    const leave = (event: PageTransitionEvent): void => {
      // A page in the back/forward cache may return unchanged.
      // https://developer.mozilla.org/docs/Web/API/PageTransitionEvent/persisted
      if (!event.persisted) reject(error('destroyed'))
    }
    if (view === null) reject(error('destroyed'))
    const cancelClock = clock(() => reject(error('timeout')), timeoutMs)
    view?.addEventListener('pagehide', leave)
    cleanup = () => {
      cancelClock()
      view?.removeEventListener('pagehide', leave)
    }
  })
  return Promise.race([promise, end]).finally(cleanup)
}
