import type { Cleanup } from '@sitewright/machine'

/** Undos of what was started, by the element that it was started on. */
const started = new Map<Element, Set<Cleanup>>()

/** Keeps the undo of what was started on an element, and returns it. It is called once, whoever calls it. */
export function keepStarted(element: Element, cleanup: Cleanup): Cleanup {
  const all = started.get(element) ?? new Set()
  const stop = () => {
    if (!all.delete(stop)) return
    if (all.size === 0) started.delete(element)
    cleanup()
  }
  started.set(element, all.add(stop))
  return stop
}

/** Stops what was started on some elements, and on those that are no longer in the document. */
export function stopReplaced(replaced: ReadonlySet<Element>): void {
  for (const [element, cleanups] of started)
    if (!element.isConnected || replaced.has(element)) for (const stop of cleanups) stop()
}
