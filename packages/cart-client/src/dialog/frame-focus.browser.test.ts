import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showModal } from './modal.dom.ts'
import { openLightbox } from '../markup.ts'
import '../styles.css'

afterEach(() => document.body.replaceChildren())

const content = (): HTMLElement => {
  const box = document.createElement('div')
  box.innerHTML =
    '<button>Close</button><iframe sandbox="" title="Pay in four" srcdoc="<h1>Pay in four</h1>"></iframe>'
  return box
}
const frame = () => document.querySelector('iframe')!
const isLoaded = () => new Promise((resolve) => frame().addEventListener('load', resolve, { once: true }))

/** Opens a frame in each of the two dialogs; tells whether it is open still. */
const dialogs = {
  'the lightbox of printed pages': () => {
    const { closed } = openLightbox(content(), { label: 'Pay in four' })
    let isOpen = true
    void closed.then(() => (isOpen = false))
    return () => isOpen
  },
  'a modal dialog of React': () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.append(content())
    const undo = showModal(dialog, { onClose: () => undo(), isCancellable: () => true })
    return () => dialog.open
  },
}

describe.each(Object.entries(dialogs))('the Escape key in %s', (_, open) => {
  // spec: CRT-121
  test('closes it, also after a press in the frame', async () => {
    const isOpen = open()
    await isLoaded()
    await userEvent.click(frame())
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Close'))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(isOpen()).toBe(false))
  })

  test('leaves the focus alone that was moved elsewhere in the dialog', async () => {
    open()
    await isLoaded()
    frame().insertAdjacentHTML('afterend', '<input aria-label="Name">')
    const input = document.querySelector('input')!
    await userEvent.click(input)
    window.dispatchEvent(new FocusEvent('blur'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(document.activeElement).toBe(input)
    await userEvent.keyboard('{Escape}')
  })

  test('leaves the focus in the frame that the Tab key moved there', async () => {
    open()
    await isLoaded()
    document
      .querySelector('button')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    frame().focus()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(document.activeElement).toBe(frame())
    document.querySelector('button')!.focus()
    await userEvent.keyboard('{Escape}')
  })
})
