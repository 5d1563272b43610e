import { readTiming } from '../timing.ts'
import { elementPath, type PathNode } from '../element-path.ts'
import type { Interaction } from '../record/record.contract.ts'

/** A browser's event timing, as far as it is read here. */
export interface EventEntry {
  readonly name: string
  readonly startTime: number
  readonly duration: number
  readonly processingStart: number
  readonly processingEnd: number
  readonly interactionId?: number
  readonly target?: PathNode | null
}

/** An interaction and the number that the browser gave it. */
export interface KnownInteraction extends Interaction {
  readonly id: number
}

const MOST = 10
/** One candidate is passed over for so many interactions: the 98th percentile. */
const INTERACTIONS_PER_OUTLIER = 50
/** Duration of an interaction that was too short to be reported at all. */
const UNREPORTED = 8

function interactionOf(entry: EventEntry, id: number): KnownInteraction {
  const { name, startTime, duration, processingStart, processingEnd } = entry
  const end = startTime + duration
  const processed = Math.min(processingEnd, end)
  return {
    id,
    event: name,
    elementPath: elementPath(entry.target),
    startTime,
    duration,
    inputDelay: Math.max(0, processingStart - startTime),
    processingDuration: Math.max(0, processed - processingStart),
    presentationDelay: Math.max(0, end - processed),
  }
}

/**
 * Adds an event to the ten slowest interactions. Events of one interaction are one: the longest counts. Events that are
 * no interaction, or have an impossible duration, do not.
 */
export function addEvent(
  slowest: readonly KnownInteraction[],
  entry: EventEntry,
): readonly KnownInteraction[] {
  const { interactionId: id, duration } = entry
  if (!id || readTiming(duration) === undefined) return slowest
  const known = slowest.find((interaction) => interaction.id === id)
  const least = slowest.length < MOST ? -1 : (slowest.at(-1)?.duration ?? -1)
  if (duration <= (known?.duration ?? least)) return slowest
  const others = slowest.filter((interaction) => interaction !== known)
  const added = interactionOf(entry, id)
  // The element may have been removed between two events of one interaction.
  const path = added.elementPath ?? known?.elementPath
  return [...others, { ...added, elementPath: path }].sort((a, b) => b.duration - a.duration).slice(0, MOST)
}

/**
 * Interaction to next paint: the slowest interaction, without one outlier for each 50. `count` is the number of
 * interactions of this page. `isContinued` says that the page came from the cache or by a client-side navigation, where
 * the browser reports no first input, so that short interactions are known by their number only.
 */
export function interactionToNextPaint(
  slowest: readonly KnownInteraction[],
  count: number,
  isContinued: boolean,
): number | undefined {
  const outliers = Math.floor(Math.max(0, count) / INTERACTIONS_PER_OUTLIER)
  const candidate = slowest[Math.min(slowest.length - 1, outliers)]
  if (candidate) return candidate.duration
  return isContinued && count > 0 ? UNREPORTED : undefined
}
