import type { Undo } from '@sitewright/machine'
import { keepFocusOutOfFrames } from './frame-focus.dom.ts'
import { lightboxMargin, lightboxTop } from './lightbox.machine.ts'

/** Behaviour of a modal dialog. */
export interface Modal {
  /** The shopper wants it closed: the Escape key, a press outside, or a form of its own. */
  readonly onClose: () => void
  readonly isCancellable: () => boolean
}

/** Shows a dialog over the page, for any renderer: the rest is inert, and the focus goes back when it is undone. */
export function showModal(dialog: HTMLDialogElement, { onClose, isCancellable }: Modal): Undo {
  const life = new AbortController()
  let isPressOutside = false
  const cancel = (): void => {
    if (isCancellable()) onClose()
  }
  function listen<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    dialog.addEventListener(name, listener, life)
  }
  listen('cancel', (event) => {
    // A file input inside has a `cancel` of its own.
    if (event.target !== dialog) return
    event.preventDefault()
    cancel()
  })
  // After a few prevented cancels the browser closes the dialog all the same, unless the key itself is prevented:
  // https://html.spec.whatwg.org/multipage/interaction.html#close-requests
  listen('keydown', (event) => {
    if (event.key === 'Escape' && !isCancellable()) event.preventDefault()
  })
  listen('pointerdown', (event) => {
    isPressOutside = isOutside(event, dialog)
  })
  // A press that began inside, as when text is selected, does not close.
  listen('click', (event) => {
    if (isPressOutside && isOutside(event, dialog)) cancel()
  })
  listen('close', () => {
    if (!dialog.open) onClose()
  })
  dialog.showModal()
  // A focused frame has a document of its own, in which a screen reader does not notice that a dialog was opened.
  const isFrame = document.activeElement instanceof HTMLIFrameElement
  const first = isFrame ? '[data-cart="lightbox-close"]' : '[data-first-focus]'
  dialog.querySelector<HTMLElement>(first)?.focus()
  const undos = [centre(dialog), keepFocusOutOfFrames(dialog)]
  return () => {
    life.abort()
    for (const undo of undos) undo()
    dialog.close()
  }
}

/**
 * The box that a shopper sees: the panel, where the style sheet lets the dialog fill the window around it, else the
 * dialog itself.
 */
function boxOf(dialog: HTMLDialogElement): HTMLElement {
  const panel = dialog.firstElementChild
  return panel instanceof HTMLElement && dialog.offsetHeight === window.innerHeight ? panel : dialog
}

/** Whether a press is outside of a dialog's box. The choices of a dropdown inside may hang out of it. */
function isOutside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = boxOf(dialog).getBoundingClientRect()
  return target === dialog && (x < left || x > right || y < top || y > bottom)
}

/** Keeps the box of a dialog in the middle, or a little below the top when it is taller than the window. */
function centre(dialog: HTMLDialogElement): Undo {
  const box = boxOf(dialog)
  const place = (): void => {
    const height = box.offsetHeight
    box.style.marginBlockStart = `${lightboxTop(height, window.innerHeight)}px`
    box.style.marginBlockEnd = height > window.innerHeight ? `${lightboxMargin}px` : '0'
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(box)
  window.addEventListener('resize', place)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', place)
  }
}
