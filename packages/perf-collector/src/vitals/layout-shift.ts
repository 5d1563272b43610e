import { readTiming } from '../timing.ts'

/** A browser's layout shift, as far as it is read here. */
export interface ShiftEntry {
  readonly startTime: number
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Layout shifts, summed up in session windows. */
export interface ShiftWindows {
  /** Sum of the largest window: the cumulative layout shift. */
  readonly largest: number
  readonly sum: number
  readonly firstTime: number
  readonly lastTime: number
}

export const noShifts: ShiftWindows = { largest: 0, sum: 0, firstTime: 0, lastTime: 0 }

const LONGEST_GAP = 1000
const LONGEST_WINDOW = 5000

/** Adds a shift to the current window, or begins another. Shifts that follow an input, or have no possible value, do not count. */
export function addShift(
  windows: ShiftWindows,
  { startTime, value, hadRecentInput }: ShiftEntry,
): ShiftWindows {
  if (hadRecentInput || !readTiming(value)) return windows
  const { largest, sum, firstTime, lastTime } = windows
  const continues = sum > 0 && startTime - lastTime < LONGEST_GAP && startTime - firstTime < LONGEST_WINDOW
  const total = continues ? sum + value : value
  return {
    largest: Math.max(largest, total),
    sum: total,
    firstTime: continues ? firstTime : startTime,
    lastTime: startTime,
  }
}
