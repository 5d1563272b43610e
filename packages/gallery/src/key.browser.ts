/** 1 where reading goes from left to right, -1 where it goes the other way. */
export const inlineDirection = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1

/** An index past one end, taken from the other. */
export const wrap = (index: number, length: number): number => ((index % length) + length) % length || 0

/** Is a key held that gives a click or another key a meaning of the browser's? */
export const isModified = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Does a key belong to what has the focus: to a field that is written in, or to a player? */
export const isForField = ({ target }: KeyboardEvent): boolean =>
  (target as Element).matches('input,select,textarea,video,audio,[contenteditable]')

/** The index that a key leads to, if any: the arrows to the neighbours, Home and End to the ends. */
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
