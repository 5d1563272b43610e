import type { Cleanup } from '@sitewright/machine'

/** Parts of a window that tell how its page lives. */
export interface PageView extends EventTarget {
  readonly document: EventTarget & {
    /** True while the page is in the background. */
    readonly hidden: boolean
  }
}

/** Steps in the life of a page. */
export interface PageLife {
  /** The page is closed, or goes into the back/forward cache. */
  readonly leave: () => void
  /** The page has come back from the back/forward cache, as it was. */
  readonly restore?: (() => void) | undefined
  /** The page is hidden. It may be killed without another event. */
  readonly hide?: (() => void) | undefined
  /** The page is shown again. */
  readonly show?: (() => void) | undefined
  /** The network is back. */
  readonly connect?: (() => void) | undefined
}

/**
 * Calls back through the life of a page.
 *
 * @example
 * ```ts
 * import { watchPage } from '@sitewright/site/page-life'
 *
 * const cleanup = watchPage(window, { leave: () => navigator.sendBeacon('/left'), connect: () => retry() })
 * ```
 */
export function watchPage(view: PageView, life: PageLife): Cleanup {
  const stopped = new AbortController()
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
    target.addEventListener(type, listener, stopped)
  listen(view.document, 'visibilitychange', () => (view.document.hidden ? life.hide : life.show)?.())
  listen(view, 'online', () => life.connect?.())
  listen(view, 'pagehide', life.leave)
  listen(view, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) life.restore?.()
  })
  return () => stopped.abort()
}
