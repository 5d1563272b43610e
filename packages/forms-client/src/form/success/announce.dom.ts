import { builtIns } from '../../element/built-ins.dom.ts'
import type { FormSettings } from '../../definition/form-definition.ts'

/** Name of the event on a form that was saved. It bubbles. */
const successEvent = 'form-submit-success'

/** Dispatches the event of a form that was saved. The answers are those that were sent, but for passwords. */
export function announce(
  element: HTMLFormElement,
  { variant = 'form' }: Pick<FormSettings, 'variant'>,
  { formId, values }: { readonly formId: string; readonly values: unknown },
): void {
  const detail = { formId, variant, values }
  builtIns(element).dispatchEvent(new CustomEvent(successEvent, { bubbles: true, detail }))
}
