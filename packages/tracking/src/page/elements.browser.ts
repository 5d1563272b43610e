import type { Cleanup } from '@sitewright/machine'

const noUndo: Cleanup = () => undefined

/** Calls back once for each element that matches a selector, now or when it enters the document. */
export function watchElements(selector: string, onElement: (element: Element) => void): Cleanup {
  if (!selector) return noUndo
  const seen = new WeakSet<Element>()
  function visit(root: Element): void {
    const matching = [...root.querySelectorAll(selector)]
    for (const element of root.matches(selector) ? [root, ...matching] : matching) {
      if (seen.has(element)) continue
      seen.add(element)
      onElement(element)
    }
  }
  visit(document.documentElement)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) visit(node)
  })
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Calls back when an element that matches a selector, or something in it, receives an event. */
export function watchEvents<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  onEvent: (element: Element, event: DocumentEventMap[Type]) => void,
): Cleanup {
  if (!selector) return noUndo
  const listener = (event: DocumentEventMap[Type]): void => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null
    if (element) onEvent(element, event)
  }
  // Captured, so that a handler that stops the event hides nothing, and events that do not bubble arrive.
  document.addEventListener(type, listener, { capture: true })
  return () => document.removeEventListener(type, listener, { capture: true })
}

/** Most of the window that a large element has to fill. */
const MOST = 0.9
/** Shares of an element at which browsers look again: one for each share of the window, of up to 800 windows. */
const STEPS = Array.from({ length: 64 }, (_, index) => MOST ** index)

/** Settings of `watchImpression`. */
export interface ImpressionOptions {
  /** Share of the element that has to be in view, from 0 to 1; of one larger than the window, the share of the window. @default 0.5 */
  readonly threshold?: number | undefined
}

/**
 * Calls back once, when enough of an element is in view.
 *
 * @example
 * ```ts
 * import { watchImpression } from '@sitewright/tracking/page'
 *
 * const cleanup = watchImpression(card, () => console.log('seen'), { threshold: 0.75 })
 * ```
 */
export function watchImpression(
  element: Element,
  onSeen: () => void,
  { threshold = 0.5 }: ImpressionOptions = {},
): Cleanup {
  const observer = new IntersectionObserver(
    (entries) => {
      // An element larger than the window never shows half of itself: filling half of the window is enough.
      const isSeen = entries.some(
        (entry) =>
          entry.isIntersecting &&
          (entry.intersectionRatio >= threshold ||
            entry.intersectionRect.height >= Math.min(threshold, MOST) * (entry.rootBounds?.height ?? NaN)),
      )
      if (!isSeen) return
      observer.disconnect()
      onSeen()
    },
    { threshold: [threshold, ...STEPS] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
