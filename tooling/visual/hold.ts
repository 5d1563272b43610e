// Runs in each page before its own scripts.

/** Delay from which on a timer counts for visitors: it hides a note or shows the next slide. A shorter one ends what has begun. */
const LONG_MS = 500

type Callback = (...words: unknown[]) => void
type Start = (run: Callback, ms?: number, ...words: unknown[]) => number
type Stop = (id?: number) => void

/** The timers of a page. */
export interface Timers {
  setTimeout: Start
  setInterval: Start
  clearTimeout: Stop
  clearInterval: Stop
}

/** Holds what a part would do later by itself. */
export interface Hold {
  /** Holds long timers: a part stays as it is, however long its pictures take. */
  readonly hold: () => void
  /** Lets timers run again. Resolves when those that have ended since have run: what they do belongs to the story before. */
  readonly release: () => Promise<void>
}

/** Makes the long timers of a page ones that can be held. */
export function createHold(timers: Timers): Hold {
  const start: Start = timers.setTimeout.bind(timers)
  const startInterval: Start = timers.setInterval.bind(timers)
  const stop: Stop = timers.clearTimeout.bind(timers)
  const waiting = new Map<number, Callback>()
  let isHeld = false

  timers.setTimeout = (run, ms = 0, ...words) => {
    if (ms < LONG_MS) return start(run, ms, ...words)
    const end = (): void => {
      if (isHeld) waiting.set(id, end)
      else run(...words)
    }
    const id = start(end, ms)
    return id
  }
  timers.setInterval = (run, ms = 0, ...words) => {
    const isLong = ms >= LONG_MS
    return startInterval(() => (isHeld && isLong ? undefined : run(...words)), ms)
  }
  // Either function clears both kinds.
  timers.clearTimeout = timers.clearInterval = (id) => {
    if (id !== undefined) waiting.delete(id)
    stop(id)
  }

  return {
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const end of waiting.values()) start(end)
      waiting.clear()
      return new Promise((resolve) => start(() => resolve()))
    },
  }
}
