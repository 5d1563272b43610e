import type { Undo } from '@sitewright/machine'

/** Something that can be looked at and watched. Its snapshot is a new object only when it has changed. */
export interface Watched<Snapshot> {
  readonly snapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => Undo
}

/** A value that can be watched, for whoever sets it. */
export interface Value<Snapshot> extends Watched<Snapshot> {
  readonly set: (snapshot: Snapshot) => void
}

/** Keeps a value and tells who watches it. */
export function createValue<Snapshot>(initial: Snapshot): Value<Snapshot> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (snapshot) => {
      if (snapshot === current) return
      current = snapshot
      for (const listener of [...listeners]) listener()
    },
  }
}
