import type { Clock } from '@sitewright/machine'
import { draw } from '@sitewright/site/part'
import type { Alert } from '../failure/failure.ts'
import type { Messages } from '../messages.ts'
import { connectAlert } from './alert.connect.ts'
import { showLightbox } from './lightbox/lightbox.dom.ts'

let count = 0

/** Shows an alert over the page. Resolves when it is closed. */
export function showAlert(
  alert: Alert,
  messages: Messages,
  document: Document,
  clock?: Clock,
): Promise<void> {
  const id = `sitewright-alert-${(count += 1)}`
  const fill = (close: () => void) => {
    const { root, message, actions, close: button } = connectAlert({ alert, id }, { close, messages })
    return {
      title: alert.title,
      root,
      content: [
        draw(document, 'p', message),
        draw(document, 'div', actions, draw(document, 'button', button)),
      ],
    }
  }
  return showLightbox(fill, {
    className: 'sitewright-alert',
    closeLabel: messages['cart.popover.close'],
    document,
    clock,
  }).closed
}
