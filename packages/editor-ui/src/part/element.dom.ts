/** Checks for an element, also of a frame: its classes are those of another window. */
export const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'nodeType') === Node.ELEMENT_NODE

/** Checks for text from right to left around an element. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Checks for text from right to left around what may be an element. */
export const isElementRightToLeft = (value: unknown): boolean => isElement(value) && isRightToLeft(value)

const hasFocus = (tree: Node): tree is Node & DocumentOrShadowRoot => 'activeElement' in tree

/** The element that has the focus in the tree of another one: in its document, or in the shadow tree that it is in. */
export function focusedBeside(element: Element): Element | null {
  const tree = element.getRootNode()
  return hasFocus(tree) ? tree.activeElement : null
}

/** Checks that no element has the focus in the document of an element: the one that had it may have been removed. */
export const isFocusLost = ({ ownerDocument }: Element): boolean =>
  ownerDocument.activeElement === ownerDocument.body
