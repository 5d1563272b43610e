import type { Cleanup } from '@sitewright/machine'
import { spread, type Attributes } from '@sitewright/site/part'
import { isChosen, partCount, type Field } from '../kind/field.ts'

/** Attributes of a page that a field replaces. */
const REPLACED = ['id', 'type', 'inputmode', 'maxlength', 'aria-describedby']

/** Notes what a field replaces of an element. The returned function gives it back. */
export const keep = (element: Element): Cleanup => keepAttributes(element, REPLACED)

/** Notes attributes of an element. The returned function gives them back. */
export function keepAttributes(element: Element, names: readonly string[]): Cleanup {
  const own = names.map((name) => [name, element.getAttribute(name) ?? undefined] as const)
  return () => void spread(element, Object.fromEntries(own))
}

/** Gives an element an id if it has none. */
export function idOf(element: Element, id: string): string {
  spread(element, { id: element.id || id })
  return element.id
}

/** Attributes that name the group of controls in an item. A `fieldset` is one by itself. */
export function groupAttributes(
  item: HTMLElement,
  field: Field,
  title: Element | null,
  id: string,
): Attributes {
  const isGroup = partCount(field) > 0 || isChosen(field)
  const isNamed = item.matches('fieldset, [aria-label], [aria-labelledby]')
  if (!isGroup || isNamed || !title) return {}
  return { 'aria-labelledby': idOf(title, id), role: field.kind === 'radio' ? 'radiogroup' : 'group' }
}

/**
 * Attributes in place of what the browser does with a control: the limit would cut off what is typed or pasted, and an
 * input of the type `number` has no value while its text is no number, so what the visitor sees would not be sent.
 * https://html.spec.whatwg.org/#number-state-(type=number)
 */
export function freed(control: HTMLElement): Attributes {
  const limit = control.getAttribute('maxlength')
  const isNumber = control.matches('input[type=number]')
  return {
    ...(limit !== null && { maxlength: false, 'data-max-length': limit }),
    ...(isNumber && { type: 'text', inputmode: control.getAttribute('inputmode') ?? 'decimal' }),
  }
}
