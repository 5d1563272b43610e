import type { Clock, Cleanup } from '@sitewright/machine'

/** Pauses in which a shopper may press again before a new quantity is sent, by entry. */
export interface QuantityRests {
  /** Restarts the pause of an entry. Returns true if the pause was running. */
  readonly restart: (entryId: string) => boolean
  readonly stop: () => void
}

/** Creates pauses of `ms` milliseconds. `onRested` is called at the end of each. */
export function createQuantityRests(clock: Clock, ms: number, onRested: () => void): QuantityRests {
  const running = new Map<string, Cleanup>()
  return {
    restart: (entryId) => {
      const cleanup = running.get(entryId)
      cleanup?.()
      const rested = (): void => {
        running.delete(entryId)
        onRested()
      }
      running.set(entryId, clock(rested, ms))
      return cleanup !== undefined
    },
    stop: () => {
      for (const cleanup of running.values()) cleanup()
      running.clear()
    },
  }
}
