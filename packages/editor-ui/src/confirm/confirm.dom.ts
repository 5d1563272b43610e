import { run, type Cleanup } from '@sitewright/machine'
import { lockScroll, showModal } from '@sitewright/site/dom'
import { draw } from '@sitewright/site/part'
import { confirmMessages } from '../messages.ts'
import { connectConfirm, type ConfirmView } from './confirm.connect.ts'
import { confirmDialog, requiredConfirmDialog, type ConfirmEvent } from './confirm.machine.ts'

/** A question. */
export interface ConfirmOptions {
  /** The question. */
  readonly title: string
  /** Text below the question. */
  readonly body?: string | undefined
  /**
   * Text of the button that confirms.
   *
   * @default 'Confirm'
   */
  readonly confirm?: string | undefined
  /**
   * Text of the button that cancels.
   *
   * @default 'Cancel'
   */
  readonly cancel?: string | undefined
  /**
   * Lets the user cancel, by a button, the Escape key or a press outside.
   * @default true
   */
  readonly isCancellable?: boolean | undefined
  /**
   * `danger` is for what cannot be undone.
   * @default 'neutral'
   */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Closes the dialog with `false` when it is aborted. */
  readonly signal?: AbortSignal | undefined
  /**
   * Element that the dialog is appended to, and whose custom properties, direction and colour scheme it has. Inside another
   * dialog it belongs to that one.
   * @default document.body
   */
  readonly parent?: HTMLElement | undefined
}

const queues = new WeakMap<Document, Promise<boolean>>()
let count = 0

/**
 * Asks the user. Resolves with true when it is confirmed and with false when it is cancelled, or when its parent leaves the
 * document. Questions that are asked at the same time wait for each other.
 *
 * @example
 * ```ts
 * import { confirm } from '@sitewright/editor-ui/confirm'
 *
 * const isDeleted = await confirm({
 *   title: 'Delete “Summer menu”?',
 *   body: 'This cannot be undone.',
 *   confirm: 'Delete',
 *   tone: 'danger',
 * })
 * ```
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const parent = options.parent ?? document.body
  const before = queues.get(parent.ownerDocument) ?? Promise.resolve(true)
  const answer = before.then(() =>
    options.signal?.aborted || !parent.isConnected ? false : ask(options, parent),
  )
  queues.set(parent.ownerDocument, answer)
  return answer
}

function ask(
  { signal, isCancellable = true, ...options }: ConfirmOptions,
  parent: HTMLElement,
): Promise<boolean> {
  const runner = run(isCancellable ? confirmDialog : requiredConfirmDialog)
  const view = viewOf(options)
  const dialog = drawConfirm(view, runner.send, isCancellable, parent)
  return new Promise<boolean>((resolve) => {
    const cancel = (): void => close(false)
    const closed = (): void => {
      runner.send('cancel')
      if (runner.snapshot() === 'open') reopen(dialog)
    }
    signal?.addEventListener('abort', cancel)
    const cleanups = [
      lockScroll(parent.ownerDocument),
      showModal(dialog, { onClose: closed, isCancellable: () => isCancellable }),
      whenRemoved(dialog, cancel),
      takeEscape(dialog, () => runner.send('cancel')),
      () => signal?.removeEventListener('abort', cancel),
      () => dialog.remove(),
    ]
    function close(answer: boolean): void {
      runner.stop()
      for (const cleanup of cleanups.splice(0)) cleanup()
      resolve(answer)
    }
    runner.send('open')
    runner.subscribe(() => close(runner.snapshot() === 'confirmed'))
  })
}

/**
 * Shows a dialog again that was closed though it has to be answered. Browsers close any dialog when they are asked to
 * repeatedly, as by back gestures on Android: https://html.spec.whatwg.org/multipage/interaction.html#close-requests
 */
function reopen(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}

/**
 * Takes the Escape key before listeners of the page do. Dialogs of libraries around the question listen at the document in
 * the capture phase, and would close with it.
 */
function takeEscape(dialog: HTMLDialogElement, cancel: () => void): Cleanup {
  const view = dialog.ownerDocument.defaultView ?? window
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  }
  view.addEventListener('keydown', listen, true)
  return () => view.removeEventListener('keydown', listen, true)
}

const viewOf = ({ tone = 'neutral', ...options }: ConfirmOptions): ConfirmView => ({
  ...options,
  tone,
  id: `sitewright-confirm-${(count += 1)}`,
  confirm: options.confirm ?? confirmMessages['editor.confirm.yes'],
  cancel: options.cancel ?? confirmMessages['editor.confirm.no'],
})

/** Calls back when an element has left its document, alone or with what it is in. A dialog that does so fires no event. */
function whenRemoved(element: Element, then: () => void): Cleanup {
  const view = element.ownerDocument.defaultView
  // A frame that is removed takes its document with it, whole. A page that is kept for the way back keeps its question.
  const listen = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) then()
  }
  view?.addEventListener('pagehide', listen)
  const observer = new MutationObserver(() => {
    if (!element.isConnected) then()
  })
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { childList: true, subtree: true })
    // Changes around a shadow root are not seen inside of it.
    if (!(root instanceof ShadowRoot)) break
  }
  return () => {
    view?.removeEventListener('pagehide', listen)
    observer.disconnect()
  }
}

function drawConfirm(
  view: ConfirmView,
  send: (event: ConfirmEvent) => void,
  isCancellable: boolean,
  parent: HTMLElement,
): HTMLDialogElement {
  const { root, panel, title, body, actions, cancel, confirm } = connectConfirm(view, { send })
  const page = parent.ownerDocument
  const buttons = [...(isCancellable ? [cancel] : []), confirm].map((bag) => draw(page, 'button', bag))
  const texts = [draw(page, 'h2', title), ...(view.body ? [draw(page, 'p', body)] : [])]
  const dialog = draw(
    page,
    'dialog',
    root,
    draw(page, 'div', panel, ...texts, draw(page, 'div', actions, ...buttons)),
  )
  parent.append(dialog)
  return dialog
}
