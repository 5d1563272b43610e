import type { Alert } from '../failure/failure.ts'
import type { Messages } from '../messages.ts'

/** Shows an alert over the page. Escape and the button close it, and the focus goes back to where it was. */
export function showAlert({ title, message }: Alert, messages: Messages, document: Document): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.className = 'sitewright-alert'
  dialog.dataset.cart = 'dialog'
  dialog.role = 'alertdialog'
  const heading = document.createElement('h2')
  heading.id = `sitewright-alert-${(count += 1)}`
  heading.textContent = title
  const text = document.createElement('p')
  text.id = `${heading.id}-text`
  text.textContent = message
  const button = document.createElement('button')
  button.dataset.cart = 'button'
  button.textContent = messages['cart.popover.close']
  button.addEventListener('click', () => dialog.close())
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.setAttribute('aria-describedby', text.id)
  dialog.append(heading, text, button)
  document.body.append(dialog)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve()
    })
    dialog.showModal()
  })
}

let count = 0
