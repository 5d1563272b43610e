import { isItemDisabled } from '../field/control.dom.ts'
import { itemsOf } from '../definition/definition.dom.ts'
import type { Form } from './form.browser.ts'

/** Submits a form as a browser does: without the fields that are disabled now, and with the button that was pressed. */
export function pressForm(form: Form, element: HTMLFormElement | undefined, button?: Element | null): void {
  // A page may disable the fields of a form that is locked.
  if (element && !form.snapshot().isLocked) readDisabled(form, element)
  void form.submit({ extraFields: submitterFields(button) })
}

function readDisabled(form: Form, element: HTMLFormElement): void {
  const items = itemsOf(element)
  for (const { id } of form.definition.fields) {
    const item = items.get(id)
    form.field(id).setDisabled(item !== undefined && isItemDisabled(item))
  }
}

/** Name and value of a button. One with a picture sends coordinates instead, which nothing here reads. */
function submitterFields(button: Element | null | undefined): Readonly<Record<string, string>> {
  const name = button?.matches('[type=image]') ? '' : (button?.getAttribute('name') ?? '')
  // React has buttons of that name for actions.
  return name && !name.startsWith('$ACTION') ? { [name]: button?.getAttribute('value') ?? '' } : {}
}
