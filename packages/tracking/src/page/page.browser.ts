import { timers, withDefaults, type Clock, type Cleanup } from '@sitewright/machine'
import type { StandardEvents } from '../event/payload.contract.ts'
import { createStart } from '../shared-start.ts'
import type { Tracker } from '../tracker/tracker.ts'
import { watchElements, watchEvents } from './elements.browser.ts'
import { createSessionTracker, type SessionTracker } from './landing.browser.ts'
import { watchPages } from './page-view.browser.ts'

/** Selectors of what a page tracks by itself. An empty one turns its tracking off. */
export interface PageSelectors {
  /**
   * Buttons that emit `ButtonRender` when they are found in the page, and `ButtonClick` when they are
   * clicked.
   */
  readonly button: string
  /** Forms that carry their id in `data-form-id`. */
  readonly form: string
  /** Quick-view buttons, with the product's id in `data-id`. */
  readonly quickView: string
  /** Popup overlays: elements with `popover`, and dialogs. */
  readonly overlay: string
}

/** Selectors of markup as the site's templates print it. */
export const pageSelectors: PageSelectors = {
  button: '.sqs-block-button-element, [data-block-type="53"] :is(a, button)',
  form: 'form[data-form-id]:not([data-form-id=""])',
  quickView: '.sqs-product-quick-view-button[data-id]',
  overlay: '.sqs-popup-overlay',
}

type PageEvents = Pick<
  StandardEvents,
  'PageView' | 'ButtonClick' | 'ButtonRender' | 'FormRender' | 'QuickView' | 'Overlay'
>

/** Settings of `createPageTracker`. */
export interface PageTrackerOptions {
  /** Tracker that emits the events. */
  readonly tracker: Pick<Tracker<PageEvents>, 'track' | 'snapshot' | 'subscribe'>
  /**
   * Selectors of what is tracked. Those that are not named keep their defaults.
   *
   * @default `pageSelectors`
   */
  readonly selectors?: Partial<PageSelectors> | undefined
  /**
   * Records the first session.
   *
   * @default one in local storage
   */
  readonly session?: SessionTracker | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/** Tracks what happens on a page by itself. */
export interface PageTracker {
  /** Begins with a page view, once the page is seen. It ends when each start is undone. */
  readonly start: () => Cleanup
}

/**
 * Creates the automatic tracking of a page: page views, buttons, forms, quick views, overlays, and the first session.
 *
 * @example
 * ```ts
 * import { createPageTracker } from '@sitewright/tracking/page'
 *
 * const stop = createPageTracker({ tracker }).start()
 * ```
 */
export function createPageTracker({
  tracker,
  selectors,
  session = createSessionTracker(),
  clock = timers,
}: PageTrackerOptions): PageTracker {
  const { track } = tracker
  const { button, form, quickView, overlay } = withDefaults(pageSelectors, selectors)

  /** Tracks a page view. The title of a client-side navigation follows its address, within the same task as a rule. */
  function watchPageViews(): Cleanup {
    let cancelDelay: Cleanup | undefined
    const cleanup = watchPages((cause) => {
      cancelDelay?.()
      if (cause !== 'navigate') track('PageView', {})
      else cancelDelay = clock(() => track('PageView', {}), 0)
    })
    return () => {
      cleanup()
      cancelDelay?.()
    }
  }

  const watchers: readonly (() => Cleanup)[] = [
    () => watchSession(tracker, session),
    watchPageViews,
    () => watchElements(button, () => track('ButtonRender', {})),
    () => watchEvents('click', button, () => track('ButtonClick', {})),
    () => watchElements(form, (element) => track('FormRender', { formId: dataOf(element, 'data-form-id') })),
    () =>
      watchEvents('click', quickView, (element) => track('QuickView', { id: dataOf(element, 'data-id') })),
    () => watchOverlays(overlay, (event) => track('Overlay', { event })),
  ]

  return {
    start: createStart(() =>
      whenShown(() => {
        const cleanups = watchers.map((watch) => watch())
        return () => {
          for (const cleanup of cleanups) cleanup()
        }
      }),
    ),
  }
}

/** Begins now, or once the visitor sees a document that is rendered in advance. */
function whenShown(begin: () => Cleanup): Cleanup {
  if (Reflect.get(document, 'prerendering') !== true) return begin()
  const stopped = new AbortController()
  let cleanup: Cleanup | undefined
  const onShow = (): void => {
    cleanup = begin()
  }
  document.addEventListener('prerenderingchange', onShow, { once: true, signal: stopped.signal })
  return () => {
    stopped.abort()
    cleanup?.()
  }
}

const dataOf = (element: Element, name: string): string => element.getAttribute(name) ?? ''

/** Records the first session once the visitor permits it, and erases it where that ends. */
function watchSession(
  { snapshot, subscribe }: PageTrackerOptions['tracker'],
  session: SessionTracker,
): Cleanup {
  let wasGranted = false
  function apply(): void {
    const { permission } = snapshot()
    if (permission === 'granted') session.record()
    else if (wasGranted || permission !== 'undecided') session.erase()
    wasGranted = permission === 'granted'
  }
  apply()
  return subscribe(apply)
}

/** Calls back when an overlay is shown, closed, or something in it is submitted. */
function watchOverlays(selector: string, onEvent: (event: 'render' | 'close' | 'submit') => void): Cleanup {
  const cleanups = [
    watchEvents('toggle', selector, (element, event) => {
      if (event.target === element) onEvent(Reflect.get(event, 'newState') === 'open' ? 'render' : 'close')
    }),
    watchEvents('submit', selector, () => onEvent('submit')),
  ]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
