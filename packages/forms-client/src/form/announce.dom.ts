/** Name of the event on a form that was saved. It bubbles. */
export const successEvent = 'form-submit-success'

/** Dispatches the event of a form that was saved. The answers are those that were sent, but for passwords. */
export function announce(
  element: HTMLFormElement,
  { formId, values }: { readonly formId: string; readonly values: unknown },
): void {
  element.dispatchEvent(new CustomEvent(successEvent, { bubbles: true, detail: { formId, values } }))
}
