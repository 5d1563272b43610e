import type { Undo } from '@sitewright/machine'
import type { Attributes } from '@sitewright/site/part'
import { partCount, type Field } from './field.ts'
import { fieldElementIds } from './item.connect.ts'

/** The description that a page shows in the item of a field. Its controls refer to it by its id. */
export function findDescription(
  item: HTMLElement,
  prefix: string,
): { readonly id: string | undefined; readonly undo: Undo } {
  const found = item.querySelector('.description, [data-form="description"]')
  return found ? withId(found, fieldElementIds(prefix).description) : { id: undefined, undo: () => undefined }
}

/** Attributes that name the group of controls in an item. A `fieldset` is one by itself. */
export function nameGroup(
  item: HTMLElement,
  field: Field,
  prefix: string,
): { readonly attributes: Attributes; readonly undo: Undo } {
  const isGroup = partCount(field) > 0 || /^(radio|checkbox|likert)$/.test(field.kind)
  const title = item.querySelector('.title, [data-form="title"]')
  const isNamed = item.matches('fieldset, [aria-label], [aria-labelledby]')
  if (!isGroup || isNamed || !title) return { attributes: {}, undo: () => undefined }
  const { id, undo } = withId(title, fieldElementIds(prefix).title)
  return {
    attributes: { 'aria-labelledby': id, role: field.kind === 'radio' ? 'radiogroup' : 'group' },
    undo,
  }
}

function withId(element: Element, id: string): { readonly id: string; readonly undo: Undo } {
  if (element.id) return { id: element.id, undo: () => undefined }
  element.id = id
  return { id, undo: () => element.removeAttribute('id') }
}

/**
 * Shows numbers as text: an input of the type `number` has no value while its text is no number, and what the visitor sees
 * would not be sent. https://html.spec.whatwg.org/#number-state-(type=number)
 */
export function showNumbersAsText(controls: readonly HTMLElement[]): Undo {
  const numbers = controls.filter((control) => control.matches('input[type=number]'))
  const modes = numbers.map((control) => control.getAttribute('inputmode'))
  for (const control of numbers) {
    control.setAttribute('type', 'text')
    if (!control.hasAttribute('inputmode')) control.setAttribute('inputmode', 'decimal')
  }
  return () => {
    numbers.forEach((control, index) => {
      control.setAttribute('type', 'number')
      if (modes[index] === null) control.removeAttribute('inputmode')
    })
  }
}

/** Takes away the limit of the browser, which would cut off what is typed or pasted. */
export function moveMaxLength(controls: readonly HTMLElement[]): Undo {
  const moved = controls.flatMap((control) => {
    const limit = control.getAttribute('maxlength')
    if (limit === null) return []
    control.removeAttribute('maxlength')
    control.dataset.maxLength = limit
    return [
      () => {
        control.setAttribute('maxlength', limit)
        control.removeAttribute('data-max-length')
      },
    ]
  })
  return () => {
    for (const restore of moved) restore()
  }
}
