import type { Undo } from '@sitewright/machine'
import type { Guard } from './guard.ts'

export interface DocumentLifeOptions {
  /** The document is loaded, or was so before. */
  readonly onLoad: () => void
  /** The document is hidden or left. May be called twice for one leave. */
  readonly onHide: (timestamp: number) => void
  /** The document came from the back/forward cache. */
  readonly onRestore: (timestamp: number) => void
  /** The visitor pressed a key or a button. */
  readonly onInput: (timestamp: number) => void
  /** The path changed within the document. */
  readonly onNavigate: (timestamp: number) => void
}

/**
 * Listens to the life of the document. Listeners are guarded. None is for `unload`, which forbids the back/forward cache.
 * @see https://web.dev/articles/bfcache
 */
export function watchDocument(options: DocumentLifeOptions, guard: Guard): Undo {
  const { onLoad, onHide, onRestore, onInput, onNavigate } = options
  const stopped = new AbortController()
  function listen(type: string, run: (event: Event) => void, target?: EventTarget): void {
    const guarded = (event: Event): void => guard.run(() => run(event))
    ;(target ?? window).addEventListener(type, guarded, { capture: true, signal: stopped.signal })
  }
  let path = location.pathname
  const isHidden = (): boolean => document.visibilityState === 'hidden'
  const onPress = ({ isTrusted, timeStamp }: Event): void => {
    if (isTrusted) onInput(timeStamp)
  }

  listen('visibilitychange', ({ timeStamp }) => isHidden() && onHide(timeStamp))
  listen('pagehide', ({ timeStamp }) => onHide(timeStamp))
  listen('pageshow', (event) => (event as PageTransitionEvent).persisted && onRestore(event.timeStamp))
  listen('keydown', onPress)
  listen('click', onPress)
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) {
    listen(
      'currententrychange',
      ({ timeStamp }) => {
        const isNew = location.pathname !== path
        path = location.pathname
        if (isNew) onNavigate(timeStamp)
      },
      navigation,
    )
  }
  if (document.readyState === 'complete') onLoad()
  else listen('load', onLoad)
  return () => stopped.abort()
}
