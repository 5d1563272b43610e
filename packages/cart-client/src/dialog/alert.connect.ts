import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { Alert } from '../failure/failure.ts'
import type { LightboxApi } from './lightbox/lightbox.connect.ts'

/** Attributes of an alert: those that its lightbox has besides, and those of its content. */
export interface AlertAttributes {
  readonly root: Attributes
  readonly message: Attributes
  readonly actions: Attributes
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
