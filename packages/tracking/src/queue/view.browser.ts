import type { Undo } from '@sitewright/machine'

/** What a queue uses of a window. Some of it is missing in some browsers, or may not be touched. */
export interface QueueView extends EventTarget {
  readonly indexedDB: IDBFactory
  readonly localStorage: Storage
  readonly navigator: { readonly onLine: boolean; readonly locks?: LockManager | undefined }
  readonly document: EventTarget & { readonly visibilityState: string }
  /** @see https://developer.mozilla.org/en-US/docs/Web/API/Window/fetchLater */
  readonly fetchLater?:
    ((url: string, init: RequestInit & { readonly activateAfter?: number }) => unknown) | undefined
}

/** Steps in the life of a page that a queue reacts to. */
export interface PageLife {
  /** The page is hidden. It may be killed from now on without another event. */
  readonly hide: () => void
  /** The page is left: closed, or frozen in the back/forward cache. */
  readonly leave: () => void
  /** The page has come back from the back/forward cache. */
  readonly restore: () => void
  /** The page is shown, or the network is back. */
  readonly resume: () => void
}

/** Calls back through the life of a page. */
export function watchPage(view: QueueView, { hide, leave, restore, resume }: PageLife): Undo {
  const { document } = view
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? hide : resume)()],
    [view, 'pagehide', leave],
    [view, 'pageshow', (event) => (event as PageTransitionEvent).persisted && restore()],
    [view, 'online', resume],
  ]
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
}
