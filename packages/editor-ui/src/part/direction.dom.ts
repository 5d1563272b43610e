/** Checks for text from right to left around an element. */
export const isRightToLeft = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).direction === 'rtl'
