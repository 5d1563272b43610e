import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { Alert } from '../failure/failure.ts'
import type { LightboxApi } from './lightbox/lightbox.connect.ts'

/** Attributes of an alert: those that its lightbox has besides, and those of its content. */
export interface AlertAttributes {
  /** Attributes of the `<dialog>`, beside those of its lightbox. */
  readonly root: Attributes
  /** Attributes of the element with the text, which describes the dialog. */
  readonly message: Attributes
  /** Attributes of the element around the buttons. */
  readonly actions: Attributes
  /** Attributes of the button that closes the alert. It has the focus first. */
  readonly close: ButtonAttributes
}

/** Attributes of the elements of an alert. `id` is that of its message. */
export function connectAlert(
  { alert, id }: { readonly alert: Alert | undefined; readonly id: string },
  { close, messages }: LightboxApi,
): AlertAttributes {
  return {
    root: { role: 'alertdialog', 'data-kind': 'alert', 'aria-describedby': id },
    message: { 'data-cart': 'alert-message', id, children: alert?.message },
    actions: { 'data-cart': 'actions' },
    close: {
      'data-cart': 'button',
      'data-first-focus': true,
      type: 'button',
      onClick: close,
      children: messages['cart.popover.close'],
    },
  }
}
