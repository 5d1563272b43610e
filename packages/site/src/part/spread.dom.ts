import type { Cleanup } from '@sitewright/machine'
import type { Attributes } from './attributes.ts'

type Bag = Readonly<Record<string, unknown>>

/** Last bag of each element, so that the next one changes only what differs. */
const bags = new WeakMap<Element, Bag>()

/** Names in HTML that differ from React's by more than upper and lower case. */
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  onBlur: 'focusout',
  onDoubleClick: 'dblclick',
  onFocus: 'focusin',
}

/**
 * Gives an element the attributes of a bag, as JSX does with `{...attributes}`: texts, flags, styles and handlers. The
 * next bag for the same element replaces this one. The returned function removes attributes and handlers again.
 *
 * @example
 * ```ts
 * import { spread } from '@sitewright/site/part'
 *
 * const cleanup = spread(button, { 'aria-expanded': true, onClick: () => console.log('pressed') })
 * ```
 */
export function spread(element: Element, attributes: Attributes): Cleanup {
  const after: Bag = { ...attributes }
  const before = bags.get(element) ?? {}
  bags.set(element, after)
  for (const name of Object.keys({ ...before, ...after })) {
    if (!Object.is(before[name], after[name])) replace(element, name, before[name], after[name])
  }
  // State of a field, which a visitor may have changed since. It comes last, since `min` and `max` limit it, and is set
  // only if it differs, to keep the text cursor.
  for (const name of ['value', 'checked']) {
    const state = after[name]
    if (state !== undefined && Reflect.get(element, name) !== state) Reflect.set(element, name, state)
  }
  return () => {
    if (bags.get(element) !== after) return
    const { children, ...rest } = after
    bags.set(element, rest)
    spread(element, {})
  }
}

function replace(element: Element, name: string, before: unknown, after: unknown): void {
  const attribute = htmlNames[name] ?? name
  if (/^on[A-Z]/.test(name)) {
    const event = attribute.replace('on', '').toLowerCase()
    if (isHandler(before)) element.removeEventListener(event, before)
    if (isHandler(after)) element.addEventListener(event, after)
  } else if (name === 'children') {
    element.textContent = textOf(after)
  } else if (name === 'style') {
    setStyles(element, { ...(before as Bag | undefined) }, { ...(after as Bag | undefined) })
  } else {
    // These have `false` as a value; for the others it means their absence.
    const hasFalse = /^(aria|data|dragg|spell)/.test(name)
    if (after === undefined || (after === false && !hasFalse)) element.removeAttribute(attribute)
    else element.setAttribute(attribute, after === true && !hasFalse ? '' : textOf(after))
  }
}

const isHandler = (value: unknown): value is (event: Event) => void => typeof value === 'function'

const textOf = (value: unknown): string => `${(value ?? '') as string | number | boolean}`

/** Sets styles one by one: a policy for content security allows that, and forbids the attribute. */
function setStyles(element: Element, before: Bag, after: Bag): void {
  const { style } = element as Element & ElementCSSInlineStyle
  for (const name of Object.keys({ ...before, ...after })) {
    const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, '-$&')
    // An empty value removes the property.
    style.setProperty(property, textOf(after[name]))
  }
}

/**
 * Creates an element with the attributes that a `connect` function returns.
 *
 * @example
 * ```ts
 * import { draw, type ButtonAttributes } from '@sitewright/site/part'
 *
 * const more: ButtonAttributes = { type: 'button', onClick: () => console.log('pressed'), children: 'More' }
 * document.body.append(draw(document, 'button', more))
 * ```
 */
export function draw<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Attributes,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  spread(element, attributes)
  element.append(...children)
  // A select has its value only once it has its options.
  if (name === 'select') spread(element, attributes)
  return element
}
