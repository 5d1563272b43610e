import type { Cleanup } from '@sitewright/machine'
import { toolTraces } from '../tool-traces.browser.ts'

/** Events of interactions. The browser reports its other events of a press or a key with the same times. */
const INTERACTIONS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup']
/** Each interaction counts once. */
const COUNTED = ['pointerup', 'keydown']
const MOST_TIMES = 200

/** An overlay on the page. */
interface Overlay {
  readonly host: Element
  readonly section: Element
  /** When it was drawn, on the browser's timeline. */
  readonly startTime: number
}

const overlays = new Set<Overlay>()
/** Times of the last events in overlays. */
let times: readonly number[] = []

/** A browser's largest paint, as far as it is read here. */
type Paint = PerformanceEntry & {
  readonly element?: Element | null
  readonly id?: string
  readonly url?: string
  readonly size?: number
}

/** A browser's layout shift, as far as it is read here. */
type Shift = PerformanceEntry & {
  readonly sources?: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[]
}

/** Area of the largest element of an overlay that holds nothing but text. */
function largestText({ section }: Overlay): number {
  const boxes = [...section.querySelectorAll('*')]
    .filter((element) => !element.querySelector(':not(bdi)'))
    .map((element) => element.getBoundingClientRect())
  return Math.max(0, ...boxes.map(({ width, height }) => width * height))
}

/**
 * Checks whether a paint may be text of an overlay. For text in a shadow root browsers name no element and no id, but its size and
 * when it was painted.
 * @see https://w3c.github.io/largest-contentful-paint/#sec-largest-contentful-paint-interface
 */
const isTextOf = ({ element, id, url, size = Infinity, startTime }: Paint): boolean =>
  !element &&
  !id &&
  !url &&
  [...overlays].some((overlay) => startTime >= overlay.startTime && size <= largestText(overlay))

/** Checks whether a box lies within another one, apart from what rounding adds. */
const isWithin = (inner: DOMRectReadOnly, outer: DOMRectReadOnly): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.right <= outer.right + 1 &&
  inner.bottom <= outer.bottom + 1

/** Checks whether every shifted element is in an overlay, whose elements browsers do not name. */
function isShiftInside({ sources = [] }: Shift): boolean {
  const boxes = [...overlays].map(({ section }) => section.getBoundingClientRect())
  return (
    sources.length > 0 &&
    sources.every(({ node, currentRect }) => !node && boxes.some((box) => isWithin(currentRect, box)))
  )
}

/** Checks whether an entry of the browser's timeline comes from an overlay. */
export function isOfOverlay(entry: PerformanceEntry): boolean {
  const { entryType, startTime } = entry
  if (entryType === 'largest-contentful-paint') return isTextOf(entry)
  return entryType === 'layout-shift' ? isShiftInside(entry) : times.includes(startTime)
}

/** Checks whether an event happened in an overlay. */
const isInOverlay = (event: Event): boolean =>
  [...overlays].some(({ host }) => event.composedPath().includes(host))

/** Keeps what an overlay leaves on the page out of all metrics. Presses stay so after the cleanup, as they are reported later. */
export function traceOverlay(host: HTMLElement, section: HTMLElement): Cleanup {
  const stopped = new AbortController()
  const options = { capture: true, passive: true, signal: stopped.signal }
  const overlay: Overlay = { host, section, startTime: performance.now() }
  const trace = ({ isTrusted, timeStamp, type }: Event): void => {
    if (!isTrusted) return
    times = [...times, timeStamp].slice(-MOST_TIMES)
    if (COUNTED.includes(type)) toolTraces.interactionCount += 1
  }
  toolTraces.has = isOfOverlay
  toolTraces.isInTool = isInOverlay
  overlays.add(overlay)
  for (const type of INTERACTIONS) host.addEventListener(type, trace, options)
  return () => {
    stopped.abort()
    overlays.delete(overlay)
  }
}
