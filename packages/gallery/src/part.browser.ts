/**
 * Finds the first part with a name in an element. A part carries its name in `data-part`, for the style sheet and for the
 * script. `null` if the element has no such part, `undefined` without an element.
 */
export const part = (root: ParentNode | undefined, name: string): HTMLElement | null | undefined =>
  root?.querySelector(`[data-part=${name}]`)

/** Finds all parts with a name in an element, in document order. */
export const parts = (root: ParentNode, name: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part=${name}]`),
]
