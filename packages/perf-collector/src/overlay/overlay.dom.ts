import { timers, withDefaults, type Clock, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { PerfCollector } from '../collector/collector.browser.ts'
import { createView, type OverlayView } from './overlay-view.dom.ts'
import { createTimeline, type OverlayTimeline } from './overlay.browser.ts'
import { traceOverlay } from './overlay-traces.browser.ts'
import { type OverlayMessages, overlayMessages, type OverlaySnapshot } from './overlay.ts'

/** Settings of `createPerfOverlay`. */
export interface PerfOverlayOptions {
  /** Collector whose metrics are shown. */
  readonly collector: Pick<PerfCollector, 'snapshot'>
  /** Element that the overlay is drawn in. @default a new one at the end of the body */
  readonly host?: HTMLElement | undefined
  /** Place: a corner of the window, or the place of its host. @default 'corner' */
  readonly placement?: 'corner' | 'inline' | undefined
  /**
   * Opens the panel at first.
   *
   * @default false
   */
  readonly isOpen?: boolean | undefined
  /** Outlines the element of the largest paint while the overlay is open. @default true */
  readonly isOutlined?: boolean | undefined
  /**
   * Texts that replace the English ones, by key.
   *
   * @default overlayMessages
   */
  readonly messages?: Partial<OverlayMessages> | undefined
  /**
   * Timeline of the browser that the waterfall is read from.
   *
   * @default createTimeline()
   */
  readonly timeline?: OverlayTimeline | undefined
  /**
   * Timers; a test gives a fake clock.
   *
   * @default setTimeout
   */
  readonly clock?: Clock | undefined
}

/** A panel for developers that shows what a visitor experiences of this page. */
export interface PerfOverlay extends Store<OverlaySnapshot> {
  /** Shows the overlay. The cleanup takes it away. */
  readonly start: () => Cleanup
  /** Opens or closes the panel. */
  readonly setOpen: (isOpen: boolean) => void
  /** Outlines the element of the largest paint, or no longer. */
  readonly setOutlined: (isOutlined: boolean) => void
}

/** Time between two looks at the page while the overlay is open. */
const REFRESH = 1000

function listen({ section, toggle, outlineToggle }: OverlayView, overlay: PerfOverlay): void {
  const { snapshot, setOpen, setOutlined } = overlay
  toggle.addEventListener('click', () => setOpen(!snapshot().isOpen))
  outlineToggle.addEventListener('click', () => setOutlined(!snapshot().isOutlined))
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !snapshot().isOpen) return
    // The page's own dialogs do not close with it.
    event.stopPropagation()
    setOpen(false)
    toggle.focus()
  })
}

/**
 * Creates the overlay. It is shown from `start` on.
 *
 * @example
 * ```ts
 * import { createPerfCollector } from '@sitewright/perf-collector'
 * import { createPerfOverlay } from '@sitewright/perf-collector/overlay'
 *
 * const collector = createPerfCollector({ app: 'shop' })
 * collector.start()
 * const remove = createPerfOverlay({ collector, isOpen: true }).start()
 * ```
 */
export function createPerfOverlay(options: PerfOverlayOptions): PerfOverlay {
  const {
    collector,
    clock = timers,
    timeline = createTimeline(clock),
    isOpen = false,
    isOutlined = true,
  } = options
  const store = createStore<OverlaySnapshot>({
    isOpen,
    isOutlined,
    speed: { navigationType: 'navigate', slowestInteractions: [], ratings: {} },
    waterfall: { rows: [], more: 0 },
  })
  const { snapshot, subscribe, update } = store

  function refresh(): void {
    const speed = collector.snapshot()
    // Files and positions are looked at only while they are shown.
    update((value) =>
      value.isOpen
        ? { ...value, speed, waterfall: timeline.waterfall(), box: timeline.box() }
        : { ...value, speed },
    )
  }

  function setOpen(open: boolean): void {
    update((value) => ({ ...value, isOpen: open }))
    if (open) refresh()
  }

  function start(): Cleanup {
    const host = options.host ?? document.body.appendChild(document.createElement('div'))
    host.dataset.placement = options.placement ?? 'corner'
    const view = createView(host, withDefaults<OverlayMessages>(overlayMessages, options.messages))
    listen(view, overlay)
    view.section.hidden = true
    const cancelPaintWait = timeline.whenPainted?.(() => (view.section.hidden = false))
    if (!cancelPaintWait) view.section.hidden = false
    let cancelWait: Cleanup | undefined
    const move = (): void => update((value) => (value.isOpen ? { ...value, box: timeline.box() } : value))
    const cleanups = [
      subscribe(() => view.draw(snapshot())),
      timeline.start(move),
      traceOverlay(host, view.section),
      cancelPaintWait,
    ]
    function look(): void {
      cancelWait = clock(look, REFRESH)
      if (document.visibilityState === 'visible') refresh()
    }
    look()
    return () => {
      for (const cleanup of [...cleanups, cancelWait]) cleanup?.()
      host.shadowRoot?.replaceChildren()
      if (host !== options.host) host.remove()
    }
  }

  const overlay: PerfOverlay = {
    snapshot,
    subscribe,
    start,
    setOpen,
    setOutlined: (outlined) => update((value) => ({ ...value, isOutlined: outlined })),
  }
  return overlay
}
