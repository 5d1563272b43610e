import type { Cleanup } from '@sitewright/machine'

/** Returns a `start` that begins something once, and ends it when all of its starts are undone. */
export function createStart(begin: () => Cleanup): () => Cleanup {
  const starts = new Set<Cleanup>()
  let end: Cleanup | undefined
  return () => {
    if (starts.size === 0) end = begin()
    const cleanup = (): void => {
      if (starts.delete(cleanup) && starts.size === 0) end?.()
    }
    starts.add(cleanup)
    return cleanup
  }
}
