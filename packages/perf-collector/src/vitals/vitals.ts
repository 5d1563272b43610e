import { rateAll } from '../rating.ts'
import { readSpan, readTiming } from '../timing.ts'
import { type NavigationEntry, navigationTimings } from '../navigation.ts'
import type { LargestPaint, NavigationType, PageSpeed } from '../record/record.contract.ts'
import { addEvent, type EventEntry, interactionToNextPaint, type KnownInteraction } from './interaction.ts'
import { addShift, noShifts, type ShiftEntry } from './layout-shift.ts'
import {
  delayBreakdown,
  type KnownPaint,
  type PaintEntry,
  paintedResource,
  readPaint,
  type ResourceEntry,
} from './largest-paint.ts'

/** An entry of the browser's performance timeline about a visitor's experience. */
export type VitalsEntry =
  | { readonly entryType: 'paint'; readonly name: string; readonly startTime: number }
  | (PaintEntry & { readonly entryType: 'largest-contentful-paint' })
  | (ShiftEntry & { readonly entryType: 'layout-shift' })
  | (EventEntry & { readonly entryType: 'event' | 'first-input' })

/** Facts about the document, each read anew when it is needed. */
export interface DocumentFacts {
  /** When the document was first hidden. `Infinity` if it never was. */
  readonly firstHiddenTime: () => number
  /** The navigation entry, if it can be used. */
  readonly navigation: () => NavigationEntry | undefined
  /** Timings of the files that were loaded from an address. */
  readonly resources: (url: string) => readonly ResourceEntry[]
  /** Number of interactions with the document, where the browser counts them. */
  readonly interactionCount: () => number | undefined
  readonly isObserved: (type: VitalsEntry['entryType']) => boolean
}

/** The metrics of one page. */
export interface Vitals {
  readonly add: (entry: VitalsEntry) => void
  /** Ends the search for the largest paint: later paints answer an input. */
  readonly finalizePaint: (timestamp: number) => void
  /** Sets both paints of a page that came from the back/forward cache. */
  readonly setRestoredPaint: (ms: number) => void
  readonly read: () => PageSpeed
}

/** Interaction ids of all browsers grow by 7, as web-vitals has it. */
const ID_STEP = 7

/** Types of pages that begin in a document that exists. Its request and its paints belong to an earlier page. */
const isContinued = (type: NavigationType): boolean =>
  type === 'back-forward-cache' || type === 'soft-navigation'

/** Number of interactions with one page: the browser's count, or an estimate from the ids that were reported. */
function createInteractionCount(count: () => number | undefined, continued: boolean) {
  const before = continued ? (count() ?? 0) : 0
  let [lowest, highest] = [Infinity, 0]
  return {
    add: (id = 0) => {
      if (!id) return
      lowest = Math.min(lowest, id)
      highest = Math.max(highest, id)
    },
    read: () => {
      const counted = count()
      if (counted !== undefined) return counted - before
      return highest && (highest - lowest) / ID_STEP + 1
    },
  }
}

/** First and largest contentful paint of one page. */
function createPaints({ firstHiddenTime, navigation, resources }: DocumentFacts) {
  let first: number | undefined
  let largest: number | undefined
  let paint: KnownPaint | undefined
  let resource: ReturnType<typeof paintedResource>
  let end = Infinity
  // For the visitor, a prerendered page begins when it is shown.
  const sinceShown = (time: number): number | undefined =>
    readTiming(Math.max(0, time - (navigation()?.activationStart ?? 0)))
  const readLargest = (): LargestPaint | undefined => {
    if (!paint || largest === undefined) return undefined
    const { elementName, elementPath, url } = paint
    const loaded = resource ?? paintedResource(paint, resources(url))
    return { elementName, elementPath, ...delayBreakdown(largest, navigation(), loaded) }
  }
  return {
    addFirst: (time: number) => {
      if (time < firstHiddenTime()) first ??= sinceShown(time)
    },
    addLargest: (entry: PaintEntry) => {
      if (entry.startTime >= firstHiddenTime() || entry.startTime > end) return
      paint = readPaint(entry)
      largest = sinceShown(paint.startTime)
      // Looked up now: the browser's list of resources is short, and pages clear it.
      resource = paintedResource(paint, resources(paint.url))
    },
    finalize: (timestamp: number) => {
      end = Math.min(end, timestamp)
    },
    setRestored: (ms: number) => {
      first = largest = readTiming(ms)
    },
    read: () => ({
      firstContentfulPaint: first,
      largestContentfulPaint: largest,
      largestPaint: readLargest(),
    }),
  }
}

/** Collects the metrics of one page. */
export function createVitals(facts: DocumentFacts, navigationType: NavigationType): Vitals {
  const continued = isContinued(navigationType)
  const count = createInteractionCount(facts.interactionCount, continued)
  const paints = createPaints(facts)
  let shifts = noShifts
  let slowest: readonly KnownInteraction[] = []
  let firstInputDelay: number | undefined

  function addInput(entry: EventEntry): void {
    count.add(entry.interactionId)
    slowest = addEvent(slowest, entry)
  }

  function add(entry: VitalsEntry): void {
    if (entry.entryType === 'layout-shift') shifts = addShift(shifts, entry)
    else if (entry.entryType === 'event') addInput(entry)
    else if (continued) return
    else if (entry.entryType === 'largest-contentful-paint') paints.addLargest(entry)
    else if (entry.entryType === 'first-input') {
      addInput(entry)
      if (entry.startTime < facts.firstHiddenTime())
        firstInputDelay = readSpan(entry.startTime, entry.processingStart)
    } else if (entry.name === 'first-contentful-paint') paints.addFirst(entry.startTime)
  }

  function read(): PageSpeed {
    const painted = paints.read()
    // A page that nobody has seen does not shift.
    const isSeen = continued || painted.firstContentfulPaint !== undefined
    const metrics = {
      ...painted,
      cumulativeLayoutShift: isSeen && facts.isObserved('layout-shift') ? shifts.largest : undefined,
      firstInputDelay,
      interactionToNextPaint: interactionToNextPaint(slowest, count.read(), continued),
    }
    return {
      navigationType,
      ...metrics,
      ...(continued ? {} : navigationTimings(facts.navigation())),
      slowestInteractions: slowest.map(({ id, ...interaction }) => interaction),
      ratings: rateAll(metrics),
    }
  }

  return { add, finalizePaint: paints.finalize, setRestoredPaint: paints.setRestored, read }
}
