/** Controls that hold an answer. */
export const FIELDS = 'input, select, textarea'
const CONTROLS = `${FIELDS}, button, [role=button]:not(label)`

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (control: Element): control is Field => control.matches(FIELDS)

/** Key by which a control is found again: its item, name, and the value of a radio or checkbox. */
export function controlKey(control: HTMLElement): string {
  const item = control.closest<HTMLElement>('[data-item-id]')?.dataset.itemId
  const { id, dataset, classList } = control
  const name = control.getAttribute('name') ?? dataset.variantOptionName ?? (id || classList[0])
  const choice = control.matches('[type=radio], [type=checkbox]') ? control.getAttribute('value') : ''
  return [item, control.localName, name, choice].join(' ')
}

function preserveField(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked
    if (from.value !== from.defaultValue) to.value = from.value
  } else if (from.localName === to.localName) to.value = from.value
}

/** Copies what was typed, chosen, held and focused from a part of the page to the part that replaces it. */
export function preserveFormState(from: ParentNode, to: ParentNode, focused: Element | null): void {
  const after = new Map<string, HTMLElement>()
  for (const control of to.querySelectorAll<HTMLElement>(CONTROLS)) {
    const name = controlKey(control)
    if (!after.has(name)) after.set(name, control)
  }
  for (const control of from.querySelectorAll<HTMLElement>(CONTROLS)) {
    const other = after.get(controlKey(control))
    if (!other) continue
    if (isField(control) && isField(other)) preserveField(control, other)
    if (control.dataset.held) other.dataset.held = control.dataset.held
    if (control === focused) other.focus({ preventScroll: true })
  }
}
