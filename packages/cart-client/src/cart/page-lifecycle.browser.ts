import type { Undo } from '@sitewright/machine'

/** Events in the life of a page. */
export interface PageLife {
  /** The page is going away, perhaps to come back as it was. */
  readonly leave: () => void
  /** The page has come back as it was, with what it knew then. */
  readonly comeBack: () => void
  /** The shopper looks at the page again, after `hiddenMs` milliseconds. */
  readonly show: (hiddenMs: number) => void
  readonly hide: () => void
  readonly connect: () => void
}

/** Calls back through the life of a page. */
export function whenPageLives(life: PageLife, now: () => number, view: Window = window): Undo {
  const { document } = view
  let hiddenAt = now()
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [view, 'pagehide', life.leave],
    [view, 'pageshow', (event) => (event as PageTransitionEvent).persisted && life.comeBack()],
    [view, 'online', life.connect],
    [
      document,
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') {
          life.show(now() - hiddenAt)
          return
        }
        hiddenAt = now()
        life.hide()
      },
    ],
  ]
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }
}
