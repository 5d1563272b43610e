import { readTiming } from '../timing.ts'
import { elementPath, type PathNode } from '../element-path.ts'
import type { Interaction } from './vitals.contract.ts'

/** A browser's event timing, as far as it is read here. */
export interface EventEntry {
  readonly name: string
  readonly startTime: number
  readonly duration: number
  readonly processingStart: number
  readonly processingEnd: number
  readonly interactionId?: number
  readonly target?: PathNode | null
  /** The browser's own words for the target, which stay when it is gone. */
  readonly targetSelector?: string
}

/** Events that one frame has shown. The browser tells of each event only how long its own listeners took. */
interface Frame {
  readonly end: number
  processingStart: number
  processingEnd: number
  /** Name of the event whose listeners took longest. Empty if none took long. */
  event: string
  longest: number
}

/** An interaction by its longest event. */
interface KnownInteraction {
  readonly id: number
  readonly event: string
  elementPath: string | undefined
  readonly startTime: number
  readonly duration: number
  readonly frame: Frame
}

/** The interactions of one page. */
export interface Interactions {
  /** Adds an event. Those of one interaction are one. Those with an impossible time do not count. */
  readonly add: (entry: EventEntry) => void
  /** The ten slowest, slowest first. Their times count from `begin`. */
  readonly read: (begin: number) => readonly Interaction[]
}

/** Shorter events are only counted: a button that answers at once is no interaction to look at. */
export const SHORTEST_EVENT = 40

const MOST = 10
/** One candidate is passed over for so many interactions: the 98th percentile. */
const INTERACTIONS_PER_OUTLIER = 50
/** Duration of an interaction that was too short to be reported at all. */
const UNREPORTED = 8
/** Durations are rounded to 8 ms, so that events of one frame end apart by that. */
const ROUNDING = 8

/** Splits an interaction into its parts, as web-vitals does: listeners of all events of its frame belong to it. */
function interactionOf(known: KnownInteraction, begin: number): Interaction {
  const { event, startTime, duration, frame } = known
  const from = Math.max(frame.processingStart, startTime)
  const end = Math.max(startTime + duration, from)
  const to = Math.max(from, Math.min(frame.processingEnd, end))
  return {
    event: frame.event || event,
    elementPath: known.elementPath,
    startTime: Math.max(0, startTime - begin),
    duration,
    inputDelay: from - startTime,
    processingDuration: to - from,
    presentationDelay: end - to,
  }
}

/** Frames of the last events. */
function createFrames(): (entry: EventEntry) => Frame {
  let frames: readonly Frame[] = []
  return ({ name, startTime, duration, processingStart, processingEnd }) => {
    const end = startTime + duration
    let frame = frames.filter((candidate) => Math.abs(candidate.end - end) <= ROUNDING).at(-1)
    if (!frame) {
      frame = { end, processingStart, processingEnd, event: '', longest: 1 }
      frames = [...frames, frame].slice(-MOST)
    }
    frame.processingStart = Math.min(frame.processingStart, processingStart)
    frame.processingEnd = Math.max(frame.processingEnd, processingEnd)
    if (processingEnd - processingStart > frame.longest) {
      frame.longest = processingEnd - processingStart
      frame.event = name
    }
    return frame
  }
}

/** Creates the interactions of a page. It keeps the ten slowest, and the frames of the last events. */
export function createInteractions(): Interactions {
  let slowest: readonly KnownInteraction[] = []
  const frameOf = createFrames()

  function add(entry: EventEntry): void {
    const { interactionId: id, name: event, startTime, duration, processingStart, processingEnd } = entry
    const times = [startTime, duration, processingStart, processingEnd]
    if (times.some((time) => readTiming(time) === undefined)) return
    // Events that are no interaction, like `input`, have listeners, too.
    const frame = frameOf(entry)
    if (!id) return
    const known = slowest.find((interaction) => interaction.id === id)
    const path = elementPath(entry.target, entry.targetSelector)
    // Chromium names no element for a pointer on text, only for the click. One may also be removed between two events.
    if (known) known.elementPath ??= path
    if (duration <= ((known ?? slowest[MOST - 1])?.duration ?? -1)) return
    slowest = [
      ...slowest.filter((interaction) => interaction !== known),
      { id, event, elementPath: path ?? known?.elementPath, startTime, duration, frame },
    ]
      .sort((a, b) => b.duration - a.duration)
      .slice(0, MOST)
  }

  return { add, read: (begin) => slowest.map((known) => interactionOf(known, begin)) }
}

/**
 * Interaction to next paint: the slowest interaction, without one outlier for each 50. `count` is the number of
 * interactions of this page. `isContinued` says that the page came from the cache or by a client-side navigation, where
 * the browser reports no first input, so that short interactions are known by their number only.
 */
export function interactionToNextPaint(
  slowest: readonly Interaction[],
  count: number,
  isContinued: boolean,
): number | undefined {
  const outliers = Math.floor(Math.max(0, count) / INTERACTIONS_PER_OUTLIER)
  const candidate = slowest[Math.min(slowest.length - 1, outliers)]
  if (candidate) return candidate.duration
  return isContinued && count > 0 ? UNREPORTED : undefined
}
