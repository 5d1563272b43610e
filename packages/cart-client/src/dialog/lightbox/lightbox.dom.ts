import { timers, type Clock } from '@sitewright/machine'
import { showModal } from '@sitewright/site/dom'
import { draw, spread, type Attributes } from '@sitewright/site/part'
import { drawIcon } from '../../part/icon.dom.ts'
import { closePath } from '../../part/icon.ts'
import { createLightbox } from './lightbox.browser.ts'
import { connectLightbox, lightboxModal, type LightboxAttributes } from './lightbox.connect.ts'

/** A lightbox that is open. */
export interface OpenLightbox {
  /** Closes it. */
  readonly close: () => void
  /** Resolves when it is closed, in any way. */
  readonly closed: Promise<void>
}

/** Settings of `openLightbox`. */
export interface LightboxOptions {
  /** Accessible name. */
  readonly label: string
  /**
   * Name of the cross that closes it.
   *
   * @default 'Close'
   */
  readonly closeLabel?: string | undefined
  /**
   * Lets the Escape key, a press beside it and the cross close it.
   *
   * @default true
   */
  readonly isCancellable?: boolean | undefined
  /** Document that it is shown in. */
  readonly document?: Document | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/**
 * Shows some content in a lightbox. The Escape key, the cross and a press beside it close it, and give the focus back.
 *
 * @example
 * ```ts
 * import { openLightbox } from '@sitewright/cart-client/markup'
 *
 * const box = document.createElement('div')
 * box.textContent = 'Sizes run small.'
 * const { close, closed } = openLightbox(box, { label: 'Sizes' })
 * ```
 */
export function openLightbox(content: Element, options: LightboxOptions): OpenLightbox {
  return showLightbox(() => ({ content: [content] }), { className: 'sitewright-lightbox', ...options })
}

/** Content of a lightbox, and the attributes that the lightbox has besides its own. */
export interface LightboxContent {
  readonly title?: string | undefined
  readonly root?: Attributes | undefined
  readonly content: readonly Element[]
}

export interface ShowOptions extends Omit<LightboxOptions, 'label'> {
  readonly label?: string | undefined
  readonly className: string
}

let count = 0

/** Draws a lightbox and opens it. `fill` draws its content, and may close it. */
export function showLightbox(
  fill: (close: () => void) => LightboxContent,
  {
    label,
    className,
    closeLabel = 'Close',
    isCancellable = true,
    document = globalThis.document,
    clock = timers,
  }: ShowOptions,
): OpenLightbox {
  const lightbox = createLightbox({ clock })
  const { close } = lightbox
  const { title, root: own, content } = fill(close)
  const titleId = title === undefined ? undefined : `sitewright-lightbox-${(count += 1)}`
  const connect = () =>
    connectLightbox(
      { state: lightbox.snapshot(), titleId, label },
      { close, messages: { 'cart.popover.close': closeLabel } },
    )
  const panel = drawPanel(document, connect(), { title, content, isCancellable })
  const dialog = draw(document, 'dialog', { ...connect().root, ...own, className }, panel)
  document.body.append(dialog)
  const stop = lightbox.start()
  const hide = showModal(dialog, { ...lightboxModal, onClose: close, isCancellable: () => isCancellable })
  const closed = new Promise<void>((resolve) => {
    lightbox.subscribe(() => {
      spread(dialog, { ...connect().root, ...own, className })
      if (lightbox.snapshot() !== 'closed') return
      stop()
      hide()
      dialog.remove()
      resolve()
    })
  })
  lightbox.open()
  return { close, closed }
}

/** Draws the box of a lightbox: its title, its content and the cross. */
function drawPanel(
  document: Document,
  attributes: LightboxAttributes,
  { title, content, isCancellable }: LightboxContent & { readonly isCancellable: boolean },
): HTMLElement {
  const panel = draw(document, 'div', attributes.panel)
  if (title !== undefined) panel.append(draw(document, 'h2', { ...attributes.title, children: title }))
  panel.append(draw(document, 'div', attributes.content, ...content))
  if (isCancellable) panel.append(draw(document, 'button', attributes.close, drawIcon(document, closePath)))
  return panel
}
