import { flushSync } from 'react-dom'

const CONTROLS = 'button, summary, input, select, textarea'

/**
 * Does what a button is for, which may take the button away: the focus, which would be lost with it, moves to the next
 * control of the panel that stays, or to the last.
 */
export function keepFocus(button: HTMLElement, act: () => void): void {
  const controls = [...(button.closest('main')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  flushSync(act)
  if (button.isConnected) return
  const index = controls.indexOf(button)
  // A part that is folded, or a panel that is kept, is in the document, but not shown.
  const stays = (control: HTMLElement) => control.isConnected && control.checkVisibility()
  const next = controls.slice(index).find(stays) ?? controls.slice(0, index).findLast(stays)
  next?.focus()
}
