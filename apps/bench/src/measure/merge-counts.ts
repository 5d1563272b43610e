import type { Counts } from '../area.ts'
import { spread } from '../statistics.ts'

/** A time among counts: `startMs`, or `start-up ms`. */
const isTime = (name: string): boolean => /(?:Ms| ms)$/.test(name)

/** Counts of several rounds as one: the median of times, and the most of everything else, so that no loss is hidden. */
export function mergeCounts(rounds: readonly Counts[]): Counts | undefined {
  const [first] = rounds
  if (!first) return undefined
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const { median, max } = spread(rounds.map((counts) => counts[name] ?? NaN))
      return [name, isTime(name) ? median : max]
    }),
  )
}
