// Holds presses that come before the scripts of the page have started, and repeats them afterwards. The script is
// inlined in the document so that it listens before the first paint, and imports nothing.

let presses = 0

/** Milliseconds after which a press is given up, such as if the scripts are blocked. Forms of the site wait as long. */
const MOST_MS = 10_000

/** Answers a press that no script has answered: an alert says to load the page again. */
function giveUp(button: HTMLElement): void {
  if (button.dataset.held === undefined || document.querySelector('.blocked')) return
  for (const held of document.querySelectorAll<HTMLElement>('[data-held]')) delete held.dataset.held
  const template = document.querySelector<HTMLTemplateElement>('template[data-blocked]')
  if (template) document.body.append(template.content.cloneNode(true))
}

function hold(event: Event): void {
  const { target } = event
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('button, [type=submit], [role=button]:not(label)')
      : null
  // A search needs no script, and the script beside this one keeps what is submitted in a form of the site.
  if (!button || button.closest('[role=search], form[data-form-id] [type=submit]')) return
  if (event instanceof KeyboardEvent) {
    // The browser itself clicks native buttons by their keys.
    if (button.matches('button, input') || (event.key !== 'Enter' && event.key !== ' ')) return
  }
  // Some of the page may listen already, and would hear it twice. A form would leave, with all that was written into it.
  event.preventDefault()
  event.stopPropagation()
  // The mark stands in the page, and goes with the button where the page is rendered anew.
  if (button.dataset.held !== undefined) return
  button.dataset.held = String(++presses)
  setTimeout(giveUp, MOST_MS, button)
}

addEventListener('click', hold, true)
addEventListener('keydown', hold, true)
addEventListener(
  'ready',
  () => {
    removeEventListener('click', hold, true)
    removeEventListener('keydown', hold, true)
    document.querySelector('.blocked')?.remove()
    const held = [...document.querySelectorAll<HTMLElement>('[data-held]')]
    held.sort((a, b) => Number(a.dataset.held) - Number(b.dataset.held))
    for (const button of held) {
      delete button.dataset.held
      if (button.isConnected) button.click()
    }
  },
  { once: true },
)
