import {
  groupControls,
  isChoice,
  isControl,
  readControlsOf,
  type ControlElement,
} from '../control/control.dom.ts'
import type { Field } from '../kind/field.ts'
import { formControls, itemsOf } from './item.dom.ts'
import { readField } from './read-field.dom.ts'

/** Types of controls that are no answers, and of files, which the protocol does not have. */
const OTHERS = ['submit', 'button', 'image', 'reset', 'file']

const isNamed = (control: Element): control is ControlElement =>
  isControl(control) && control.name !== '' && !OTHERS.includes(control.type)

/** The controls that the answers of fields are read from. */
export const readControls = (fields: readonly (readonly [HTMLElement, Field])[]): ReadonlySet<Element> =>
  new Set(fields.flatMap(([item, field]) => readControlsOf(item, field)))

/**
 * Items of a form's fields, with the controls that have a name and no item: a browser would send those too. Options of one
 * name are one field.
 */
export function formItems(form: HTMLFormElement): ReadonlyMap<string, HTMLElement> {
  const items = new Map(itemsOf(form))
  const read = readControls([...items].map(([id, item]) => [item, readField(id, item)]))
  const controls = formControls(form).filter(isNamed)
  const named = controls.filter((control) => !read.has(control))
  // Frameworks put a hidden input before a box, for the answer of one that is not checked.
  const visible = new Set(controls.filter(({ type }) => type !== 'hidden').map(({ name }) => name))
  for (const control of named) {
    const { name, type } = control
    if (items.has(name) || (type === 'hidden' && visible.has(name))) continue
    groupControls(
      control,
      isChoice(control) ? named.filter((other) => other.name === name && other.type === type) : [control],
    )
    items.set(name, control)
  }
  return items
}
