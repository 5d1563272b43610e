import type { Cleanup } from '@sitewright/machine'
import type { Guard } from '../guard.ts'

export interface DocumentLifeOptions {
  /** The document is loaded, or was so before. */
  readonly onLoad: () => void
  /** The document is hidden or left. May be called twice for one leave. */
  readonly onHide: (timestamp: number) => void
  /** The document came from the back/forward cache. */
  readonly onRestore: (timestamp: number) => void
  /** A key was pressed. Called before `onInput`. */
  readonly onKey: (event: KeyboardEvent) => void
  /** The visitor pressed a key or a button. */
  readonly onInput: (timestamp: number) => void
  /** The address changed within the document. */
  readonly onNavigate: (timestamp: number) => void
}

/**
 * Listens to the life of the document. Listeners are guarded. None is for `unload`, which forbids the back/forward cache.
 * @see https://web.dev/articles/bfcache
 */
export function watchDocument(
  guard: Guard,
  { onLoad, onHide, onRestore, onKey, onInput, onNavigate }: DocumentLifeOptions,
): Cleanup {
  const stopped = new AbortController()
  const listen = (type: string, run: (event: Event) => void, target: EventTarget = window): void =>
    target.addEventListener(type, guard(run), { capture: true, signal: stopped.signal })
  const onPress = ({ isTrusted, timeStamp }: Event): void => {
    if (isTrusted) onInput(timeStamp)
  }

  listen('visibilitychange', ({ timeStamp }) => {
    if (document.visibilityState === 'hidden') onHide(timeStamp)
  })
  listen('pagehide', ({ timeStamp }) => onHide(timeStamp))
  listen('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) onRestore(event.timeStamp)
  })
  listen('keydown', (event) => onKey(event as KeyboardEvent))
  listen('keydown', onPress)
  listen('click', onPress)
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) listen('currententrychange', ({ timeStamp }) => onNavigate(timeStamp), navigation)
  if (document.readyState === 'complete') onLoad()
  else listen('load', onLoad)
  return () => stopped.abort()
}
