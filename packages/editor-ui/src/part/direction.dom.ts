/** Checks for text from right to left around an element. */
export const isRightToLeft = (element: unknown): boolean =>
  element instanceof Element && getComputedStyle(element).direction === 'rtl'
