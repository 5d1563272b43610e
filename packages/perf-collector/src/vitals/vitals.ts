import { readSpan, readTiming } from '../timing.ts'
import { type NavigationEntry, navigationTimings } from './navigation.ts'
import { rateAll } from './rating.ts'
import type { LargestPaint, NavigationType, PageSpeed } from './vitals.contract.ts'
import { createInteractions, type EventEntry, interactionToNextPaint, SHORTEST_EVENT } from './interaction.ts'
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
  /** Number of interactions with the document. `NaN` where the browser does not count them. */
  readonly interactionCount: () => number
  readonly isObserved: (type: VitalsEntry['entryType']) => boolean
}

/** The metrics of one page. */
export interface Vitals {
  readonly add: (entry: VitalsEntry) => void
  /** Ends the search for the largest paint: later paints answer an input. */
  readonly finalizePaint: (timestamp: number) => void
  /** When the page began, on the clock of the browser's timeline. */
  readonly begin: () => number
  /** Sets both paints of a page that came from the back/forward cache. */
  readonly setRestoredPaint: (ms: number) => void
  readonly read: () => PageSpeed
}

/** Interaction ids of all browsers grow by 7, as web-vitals has it. */
const ID_STEP = 7

/** Number of interactions with one page: the browser's count, or an estimate from the ids that were reported. */
function createInteractionCount(count: () => number, isContinued: boolean) {
  const before = isContinued ? count() || 0 : 0
  let lowest = Infinity
  let highest = 0
  return {
    add: (id: number) => {
      lowest = Math.min(lowest, id)
      highest = Math.max(highest, id)
    },
    read: () => (count() || (highest && (highest - lowest) / ID_STEP + 1)) - before,
  }
}

/** First and largest contentful paint of one page. */
function createPaints({ firstHiddenTime, navigation, resources }: DocumentFacts) {
  let first: number | undefined
  let largest: number | undefined
  let paint: KnownPaint | undefined
  let resource: ResourceEntry | undefined
  let end = Infinity
  // For the visitor, a prerendered page begins when it is shown.
  const sinceShown = (time: number): number => Math.max(0, time - (navigation()?.activationStart ?? 0))
  const findResource = (): void => {
    resource ??= paint && paintedResource(paint, resources(paint.url))
  }
  function readLargest(): LargestPaint | undefined {
    if (!paint || largest === undefined) return undefined
    findResource()
    const { elementName, elementPath } = paint
    const loaded = navigation()
    return { elementName, elementPath, ...(loaded && delayBreakdown(largest, loaded, resource)) }
  }
  return {
    add: (entry: PaintEntry & { readonly name?: string }) => {
      const { startTime, name } = entry
      if (readTiming(startTime) === undefined || startTime >= firstHiddenTime()) return
      if (name === 'first-contentful-paint') first ??= sinceShown(startTime)
      else if (name !== 'first-paint' && startTime <= end) {
        paint = readPaint(entry)
        largest = sinceShown(startTime)
        // Looked up now: the browser's list of resources is short, and pages clear it.
        resource = undefined
        findResource()
      }
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

/** Collects the metrics of one page. `startTime` is when it began, if the document existed already. */
export function createVitals(facts: DocumentFacts, navigationType: NavigationType, startTime = 0): Vitals {
  // The document exists already: its request and its paints belong to an earlier page.
  const isContinued = navigationType === 'back-forward-cache' || navigationType === 'soft-navigation'
  const begin = (): number => (isContinued ? startTime : (facts.navigation()?.activationStart ?? 0))
  const count = createInteractionCount(facts.interactionCount, isContinued)
  const paints = createPaints(facts)
  let shifts = noShifts
  const interactions = createInteractions()
  let firstInputDelay: number | undefined

  function addInput(entry: EventEntry, shortest = 0): void {
    if (entry.interactionId) count.add(entry.interactionId)
    if (entry.duration >= shortest) interactions.add(entry)
  }

  function add(entry: VitalsEntry): void {
    if (entry.entryType === 'layout-shift') shifts = addShift(shifts, entry)
    else if (entry.entryType === 'event') addInput(entry, SHORTEST_EVENT)
    else if (isContinued) return
    else if (entry.entryType === 'first-input') {
      addInput(entry)
      if (entry.startTime < facts.firstHiddenTime())
        firstInputDelay = readSpan(entry.startTime, entry.processingStart)
    } else paints.add(entry)
  }

  function read(): PageSpeed {
    const painted = paints.read()
    const slowestInteractions = interactions.read(begin())
    // A page that nobody has seen does not shift.
    const isSeen = isContinued || painted.firstContentfulPaint !== undefined
    const metrics = {
      ...painted,
      cumulativeLayoutShift: isSeen && facts.isObserved('layout-shift') ? shifts.largest : undefined,
      firstInputDelay,
      interactionToNextPaint: interactionToNextPaint(slowestInteractions, count.read(), isContinued),
    }
    return {
      navigationType,
      ...metrics,
      ...(!isContinued && navigationTimings(facts.navigation())),
      slowestInteractions,
      ratings: rateAll(metrics),
    }
  }

  return { add, begin, finalizePaint: paints.finalize, setRestoredPaint: paints.setRestored, read }
}
