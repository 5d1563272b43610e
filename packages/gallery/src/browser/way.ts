/** 1 where reading goes from left to right, -1 where it goes the other way. */
export const wayOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** An index past one end, taken from the other. */
export const wrap = (index: number, length: number): number => ((index % length) + length) % length || 0

/** Is a key held that gives a click or another key a meaning of the browser's? */
export const isModified = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Where a key leads from an index, or nothing: the arrows to its neighbours, Home and End to the ends. */
export function leadOf(event: KeyboardEvent, index: number, last: number): number | undefined {
  const way = wayOf(event.target as Element)
  return { ArrowLeft: index - way, ArrowRight: index + way, Home: 0, End: last }[event.key]
}
