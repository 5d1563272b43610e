import type { Undo } from '@sitewright/machine'

/** Parts of a window that a queue uses. Some are missing in some browsers, or may not be touched. */
export interface QueueView extends EventTarget {
  readonly indexedDB: IDBFactory
  readonly localStorage: Storage
  readonly navigator: { readonly onLine: boolean; readonly locks?: LockManager | undefined }
  readonly document: EventTarget & { readonly hidden: boolean }
  /** @see https://developer.mozilla.org/en-US/docs/Web/API/Window/fetchLater */
  readonly fetchLater?:
    ((url: string, init: RequestInit & { readonly activateAfter?: number }) => unknown) | undefined
}

/** Steps in the life of a page that a queue reacts to. */
export interface PageLife {
  /** The page is left: closed, or frozen in the back/forward cache. */
  readonly leave: () => void
  /** The page has come back from the back/forward cache. */
  readonly restore: () => void
  /** The page is shown, or hidden, after which it may be killed without another event; or the network is back. */
  readonly resume: () => void
}

/** Calls back through the life of a page. */
export function watchPage(view: QueueView, { leave, restore, resume }: PageLife): Undo {
  const stopped = new AbortController()
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
    target.addEventListener(type, listener, stopped)
  listen(view.document, 'visibilitychange', resume)
  listen(view, 'online', resume)
  listen(view, 'pagehide', leave)
  listen(view, 'pageshow', (event) => (event as PageTransitionEvent).persisted && restore())
  return () => stopped.abort()
}
