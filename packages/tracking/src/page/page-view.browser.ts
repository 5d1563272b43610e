import type { Cleanup } from '@sitewright/machine'

/** Cause of a page view. */
export type PageViewCause = 'load' | 'navigate' | 'restore'

/**
 * Calls back for each page that the visitor sees: the document, each new path or query within it, and each return from the
 * back/forward cache.
 */
export function watchPages(onPage: (cause: PageViewCause) => void): Cleanup {
  const stopped = new AbortController()
  const { signal } = stopped
  let current = pageKey()

  function check(): void {
    const before = current
    current = pageKey()
    if (current !== before) onPage('navigate')
  }

  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) onPage('restore')
    },
    { signal },
  )
  const stopNavigations = watchNavigations(check, signal)
  onPage('load')
  return () => {
    stopped.abort()
    stopNavigations()
  }
}

/** A new fragment is the same page. */
const pageKey = (): string => location.pathname + location.search

/** Calls back after each navigation within the document: through the Navigation API, else the history. */
function watchNavigations(onNavigate: () => void, signal: AbortSignal): Cleanup {
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) {
    navigation.addEventListener('currententrychange', onNavigate, { signal })
    return () => undefined
  }
  addEventListener('popstate', onNavigate, { signal })
  const cleanups = (['pushState', 'replaceState'] as const).map((name) =>
    wrapHistory(name, onNavigate, signal),
  )
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

/** The history has no event for the page's own changes. Other wrappers around this one keep working after its cleanup. */
function wrapHistory(name: 'pushState' | 'replaceState', after: () => void, signal: AbortSignal): Cleanup {
  const original: unknown = Reflect.get(history, name)
  const wrapped: History['pushState'] = (...change) => {
    if (typeof original === 'function') Reflect.apply(original, history, change)
    if (!signal.aborted) after()
  }
  Reflect.set(history, name, wrapped)
  return () => {
    if (Reflect.get(history, name) === wrapped) Reflect.set(history, name, original)
  }
}
