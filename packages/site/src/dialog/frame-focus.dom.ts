import type { Undo } from '@sitewright/machine'

/**
 * Takes the focus back when the pointer moves it into a frame inside of a dialog: keys pressed in a frame of another
 * origin never reach the page, so the Escape key would not close the dialog. A visitor who enters the frame with the
 * Tab key stays there, to scroll it by keys.
 */
export function keepFocusOutOfFrames(dialog: HTMLElement, closeButton = 'button, a[href]'): Undo {
  const page = dialog.ownerDocument
  const view = page.defaultView
  let isTabbing = false
  const life = new AbortController()
  const takeBack = (): void => {
    const { activeElement } = page
    if (!activeElement?.matches('iframe') || !dialog.contains(activeElement)) return
    dialog.querySelector<HTMLElement>(closeButton)?.focus({ preventScroll: true })
  }
  page.addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'), life)
  page.addEventListener('keyup', () => (isTabbing = false), life)
  page.addEventListener('pointerdown', () => (isTabbing = false), life)
  // A page learns only from its window's blur that the focus went into a frame; `activeElement` follows.
  view?.addEventListener('blur', () => !isTabbing && view.setTimeout(takeBack), life)
  return () => life.abort()
}
