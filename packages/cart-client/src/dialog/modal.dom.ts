import type { Undo } from '@sitewright/machine'
import { lightboxMargin, lightboxTop } from './lightbox.machine.ts'
import { keepFocusOutOfFrames } from './frame-focus.dom.ts'

/** Behaviour of a modal dialog. */
export interface Modal {
  /** The shopper wants it closed: the Escape key, a press outside, or a form of its own. */
  readonly onClose: () => void
  readonly isCancellable: () => boolean
}

/** Shows a dialog over the page: the rest is inert, and the focus goes back when it is undone. */
export function showModal(dialog: HTMLDialogElement, { onClose, isCancellable }: Modal): Undo {
  let isPressOutside = false
  const cancel = (): void => {
    if (isCancellable()) onClose()
  }
  const listeners: readonly [string, (event: Event) => void][] = [
    [
      'cancel',
      (event) => {
        // A file input inside has a `cancel` of its own.
        if (event.target !== dialog) return
        event.preventDefault()
        cancel()
      },
    ],
    // After a few prevented cancels the browser closes the dialog all the same, unless the key itself is prevented.
    [
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key === 'Escape' && !isCancellable()) event.preventDefault()
      },
    ],
    [
      'pointerdown',
      (event) => {
        isPressOutside = event.target === dialog
      },
    ],
    [
      'click',
      (event) => {
        // A press that began inside, as when text is selected, does not close.
        if (event.target === dialog && isPressOutside) cancel()
      },
    ],
    [
      'close',
      () => {
        if (!dialog.open) onClose()
      },
    ],
  ]
  for (const [name, listener] of listeners) dialog.addEventListener(name, listener)
  dialog.showModal()
  // A focused frame has a document of its own, in which a screen reader does not notice that a dialog was opened.
  const isFrame = document.activeElement instanceof HTMLIFrameElement
  const first = isFrame ? '[data-cart="lightbox-close"]' : '[data-first-focus]'
  dialog.querySelector<HTMLElement>(first)?.focus()
  const undos = [centre(dialog), keepFocusOutOfFrames(dialog)]
  return () => {
    for (const [name, listener] of listeners) dialog.removeEventListener(name, listener)
    for (const undo of undos) undo()
    dialog.close()
  }
}

/** Keeps the panel of a dialog in the middle, or a little below the top when it is taller than the window. */
function centre(dialog: HTMLDialogElement): Undo {
  const panel = dialog.firstElementChild
  if (!(panel instanceof HTMLElement)) return () => undefined
  const place = (): void => {
    const height = panel.offsetHeight
    panel.style.marginBlockStart = `${lightboxTop(height, window.innerHeight)}px`
    panel.style.marginBlockEnd = height > window.innerHeight ? `${lightboxMargin}px` : '0'
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(panel)
  window.addEventListener('resize', place)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', place)
  }
}
