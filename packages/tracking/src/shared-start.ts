import type { Undo } from '@sitewright/machine'

/** Returns a `start` that begins something once, and ends it when all of its starts are undone. */
export function createStart(begin: () => Undo): () => Undo {
  const starts = new Set<Undo>()
  let end: Undo | undefined
  return () => {
    if (starts.size === 0) end = begin()
    const undo = (): void => {
      if (starts.delete(undo) && starts.size === 0) end?.()
    }
    starts.add(undo)
    return undo
  }
}
