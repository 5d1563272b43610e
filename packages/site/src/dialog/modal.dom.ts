import type { Cleanup } from '@sitewright/machine'
import { keepFocusOutOfFrames } from './frame-focus.dom.ts'
import { modalTop } from './modal.ts'

/** Behaviour of a modal dialog. */
export interface ModalOptions {
  /** Is called when the visitor wants it closed: by the Escape key, a press outside, or a form of its own. */
  readonly onClose: () => void
  /**
   * Returns true if the Escape key and a press outside close it. Is called at each of them.
   *
   * @default always
   */
  readonly isCancellable?: (() => boolean) | undefined
  /**
   * Selector of the element that has the focus first. Without a match the browser chooses one.
   *
   * @default '[data-first-focus]'
   */
  readonly firstFocus?: string | undefined
  /**
   * Selector of the element that has the focus in place of a frame.
   *
   * @default 'button, a[href]'
   */
  readonly closeButton?: string | undefined
  /**
   * Keeps the dialog in the middle of the window, or this many CSS pixels below its top if it is taller. A dialog that
   * fills the window keeps its first child there.
   *
   * @default undefined, which leaves the position to the style sheet
   */
  readonly margin?: number | undefined
}

/**
 * Shows a dialog over the page, for any renderer: the rest is inert. The returned function closes it, and gives the
 * focus back.
 *
 * @example
 * ```ts
 * import { lockScroll, showModal } from '@sitewright/site/dom'
 *
 * const unlock = lockScroll(document)
 * const hide = showModal(dialog, {
 *   onClose: () => {
 *     hide()
 *     unlock()
 *   },
 * })
 * ```
 */
export function showModal(
  dialog: HTMLDialogElement,
  {
    onClose,
    isCancellable = () => true,
    firstFocus = '[data-first-focus]',
    closeButton = 'button, a[href]',
    margin,
  }: ModalOptions,
): Cleanup {
  dialog.showModal()
  const stop = listenForClose(dialog, onClose, isCancellable)
  // A focused frame has a document of its own, in which a screen reader does not notice that a dialog was opened.
  const isFrame = dialog.ownerDocument.activeElement?.matches('iframe')
  dialog.querySelector<HTMLElement>(isFrame ? closeButton : firstFocus)?.focus()
  const cleanups = [stop, keepFocusOutOfFrames(dialog, closeButton)]
  if (margin !== undefined) cleanups.push(centre(dialog, margin))
  return () => {
    for (const cleanup of cleanups) cleanup()
    dialog.close()
  }
}

/** Calls back when the visitor wants a dialog closed. */
function listenForClose(
  dialog: HTMLDialogElement,
  onClose: () => void,
  isCancellable: () => boolean,
): Cleanup {
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
  return () => life.abort()
}

const viewOf = ({ ownerDocument: { defaultView } }: Element): Window => defaultView ?? window

/** The visible box: the first child of a dialog that fills the window, else the dialog itself. */
function boxOf(dialog: HTMLDialogElement): HTMLElement {
  const panel = dialog.querySelector<HTMLElement>(':scope > :first-child')
  return panel && dialog.offsetHeight === viewOf(dialog).innerHeight ? panel : dialog
}

/** Checks for a press outside of a dialog's box. The options of a select inside may extend beyond it. */
function isOutside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = boxOf(dialog).getBoundingClientRect()
  return target === dialog && (x < left || x > right || y < top || y > bottom)
}

/** Keeps the box of a dialog in the middle, or below the top of the window if it is taller. */
function centre(dialog: HTMLDialogElement, margin: number): Cleanup {
  const box = boxOf(dialog)
  const view = viewOf(dialog)
  const update = (): void => {
    const height = box.offsetHeight
    box.style.marginBlockStart = `${modalTop(height, view.innerHeight, margin)}px`
    box.style.marginBlockEnd = height > view.innerHeight ? `${margin}px` : '0'
  }
  update()
  const observer = new ResizeObserver(update)
  observer.observe(box)
  view.addEventListener('resize', update)
  return () => {
    observer.disconnect()
    view.removeEventListener('resize', update)
  }
}
