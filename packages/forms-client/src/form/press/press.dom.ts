import { isItemDisabled } from '../../control/control.dom.ts'
import { itemsOf } from '../../definition/item.dom.ts'
import type { Form } from '../../engine/form.browser.ts'
import { isHeldBack } from './hold.ts'

/**
 * Submits a form as a browser does: without the fields that are disabled now, and with the button that was pressed. Does
 * nothing if its pages hold the press back.
 */
export function pressForm(
  form: Form,
  element: HTMLFormElement | undefined,
  button?: Element | null,
  items = element && itemsOf(element),
): void {
  if (isHeldBack(form)) return
  // A page may disable the fields of a form that is locked.
  if (items && !form.snapshot().isLocked) readDisabled(form, items)
  void form.submit({ extraFields: submitterFields(button) })
}

/**
 * Checks for a press that is none of the form's: the page has prevented it, or the button has an address of its own or
 * closes the dialog around the form, which is left to the browser, or to React.
 */
export const isLeftAlone = ({ defaultPrevented, submitter }: Press): boolean =>
  defaultPrevented || submitter?.matches('[formaction], [formmethod=dialog i]') === true

/** The event of a press. */
type Press = Pick<SubmitEvent, 'defaultPrevented' | 'submitter'>

function readDisabled(form: Form, items: ReadonlyMap<string, HTMLElement>): void {
  for (const { id } of form.definition.fields) {
    const item = items.get(id)
    form.field(id).setDisabled(item !== undefined && isItemDisabled(item), true)
  }
}

/** Name and value of a button. One with a picture sends coordinates instead, which nothing here reads. */
function submitterFields(button: Element | null | undefined): Readonly<Record<string, string>> {
  const name = button?.matches('[type=image]') ? '' : (button?.getAttribute('name') ?? '')
  // React has buttons of that name for actions.
  return name && !name.startsWith('$ACTION') ? { [name]: button?.getAttribute('value') ?? '' } : {}
}
