/** 1 for text that reads from left to right, -1 for right to left. */
export const inlineDirection = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1

/** Wraps an index that is past one end to the other end. A whole number, 0 for an empty list. */
export const wrap = (index: number, length: number): number => (((index % length) + length) % length) | 0

/** Has the page handled a click or a key, or does a modifier key give it a meaning of the browser's own? */
export const isTaken = (event: MouseEvent | KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Does the focused element, a field or a player, use the arrow keys itself? It may be in a shadow root. */
export const isForField = (event: KeyboardEvent): boolean =>
  (event.composedPath()[0] as Element).matches('input,select,textarea,video,audio,[contenteditable]')

/** Index that a key leads to: an arrow key to a neighbour, Home and End to an end. `undefined` for other keys. */
export function indexForKey(event: KeyboardEvent, index: number, last: number): number | undefined {
  const step = inlineDirection(event.target as Element)
  switch (event.key) {
    case 'ArrowLeft':
      return index - step
    case 'ArrowRight':
      return index + step
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
