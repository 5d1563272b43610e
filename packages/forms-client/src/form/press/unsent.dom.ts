import { formControls } from '../../definition/item.dom.ts'
import {
  controlsOf,
  hasMore,
  hiddenInput,
  isControl,
  isFilled,
  isUnreadable,
  readControlsOf,
  type ControlElement,
} from '../../control/control.dom.ts'
import type { Field } from '../../kind/field.ts'

/** A field of the page: what its answer is read from. */
export type ReadField = readonly [item: HTMLElement, field: Field]

/** Types of controls that hold no answer of a visitor. */
const NO_ANSWERS = ['submit', 'button', 'image', 'reset', 'hidden']

/** Controls that a browser would send, and from which no answer is read. */
export function unreadControls(form: HTMLFormElement, fields: readonly ReadField[]): readonly Element[] {
  const read = new Set<Element>(fields.flatMap(([item, field]) => readControlsOf(item, field)))
  return formControls(form).filter((control) => !read.has(control) && isSent(control))
}

/** Names of what a visitor has filled in and what is not sent. */
export function unsentNames(form: HTMLFormElement, fields: readonly ReadField[]): readonly string[] {
  const read = fields.flatMap(([item, field]) =>
    readControlsOf(item, field).map((control) => ({ control, field })),
  )
  const cut = read.filter(({ control, field }) => field.kind !== 'checkbox' && hasMore(control))
  const lost = unreadControls(form, fields).filter(
    (control) =>
      isAnswered(form, control) && !read.some((other) => isCopy(control, other.control, other.field.id)),
  )
  const unreadable = formControls(form).filter(isUnreadable)
  return [...cut.map(({ control }) => control), ...lost, ...unreadable].map(nameOf)
}

/** Checks whether a browser would send a control, or the page calls it a field. */
function isSent(control: Element): boolean {
  const item = control.closest<HTMLElement>('[data-field]')
  const isNamed = (control.getAttribute('name') ?? '') !== ''
  // An element of the page's own: https://html.spec.whatwg.org/#form-associated-custom-element
  if (!isControl(control)) return isNamed && control.localName.includes('-')
  if (NO_ANSWERS.includes(control.type)) return false
  // A page that uploads its files itself has a field for what it gets in return.
  const isOnly = item !== null && controlsOf(item).length === 0 && !hiddenInput(item)
  return isNamed || (control.type === 'file' ? isOnly : item !== null)
}

function isAnswered(form: HTMLFormElement, control: Element): boolean {
  if (!isControl(control)) {
    return new FormData(form).getAll(control.getAttribute('name') ?? '').some((value) => value !== '')
  }
  const { files } = control as ControlElement & { readonly files?: FileList | null }
  return control.type === 'file' ? !control.matches(':disabled') && Boolean(files?.length) : isFilled(control)
}

/** Checks for a copy of a control that is read, with the same answer. */
const isCopy = (control: Element, other: ControlElement, id: string): boolean =>
  isControl(control) &&
  control.value === other.value &&
  (control.name
    ? control.name === other.name
    : control.closest<HTMLElement>('[data-field]')?.dataset.field === id)

/** Name of a control for visitors. */
export function nameOf(control: Element): string {
  const label = isControl(control) ? control.labels?.[0]?.textContent.trim() : undefined
  const item = control.closest<HTMLElement>('[data-field]')
  return [label, control.getAttribute('name'), item?.dataset.field].find((name) => name) ?? ''
}
