import type { Undo } from '@sitewright/machine'

/** Returns a `start` that begins something once, and ends it when all of its starts are undone. */
export function createStart(begin: () => Undo): () => Undo {
  const starts = new Set<object>()
  let end: Undo | undefined
  return () => {
    end ??= begin()
    const start = {}
    starts.add(start)
    return () => {
      if (!starts.delete(start) || starts.size > 0) return
      end?.()
      end = undefined
    }
  }
}
