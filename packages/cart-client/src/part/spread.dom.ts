import type { Undo } from '@sitewright/machine'
import type { Attributes } from './attributes.ts'

type Value = Attributes[keyof Attributes]
type Bag = Readonly<Record<string, Value>>

/** What was spread on an element last, so that the next bag only changes what differs. */
const bags = new WeakMap<Element, Bag>()

/**
 * Gives an element the attributes of a bag, as JSX does with `{...attributes}`: texts, flags and handlers. The next
 * bag for the same element replaces this one. The returned function takes attributes and handlers away again.
 */
export function spread(element: Element, attributes: Attributes): Undo {
  const before = bags.get(element) ?? {}
  const after: Bag = { ...attributes }
  bags.set(element, after)
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!Object.is(before[name], after[name])) replace(element, name, before[name], after[name])
  }
  return () => {
    if (bags.get(element) !== after) return
    const { children, ...rest } = after
    bags.set(element, rest)
    spread(element, {})
  }
}

function replace(element: Element, name: string, before: Value, after: Value): void {
  if (/^on[A-Z]/.test(name)) {
    const event = name.slice(2).toLowerCase()
    if (typeof before === 'function') element.removeEventListener(event, before)
    if (typeof after === 'function') element.addEventListener(event, after)
  } else if (name === 'children') {
    element.textContent = String(after ?? '')
  } else if (after === undefined || (after === false && !/^(aria|data)-/.test(name))) {
    element.removeAttribute(name)
  } else {
    element.setAttribute(name, after === true && !/^(aria|data)-/.test(name) ? '' : String(after))
  }
}

/** Creates an element with the attributes of a bag. */
export function draw<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Attributes,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  spread(element, attributes)
  element.append(...children)
  return element
}
