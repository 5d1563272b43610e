import { timers, type Clock } from '@sitewright/machine'
import { showModal } from '@sitewright/site/dialog'
import { draw, spread, type Attributes } from '@sitewright/site/part'
import { drawIcon } from '../part/icon.dom.ts'
import { closePath } from '../part/icon.ts'
import { createLightbox } from './lightbox.browser.ts'
import { connectLightbox, lightboxModal } from './lightbox.connect.ts'

/** A lightbox that is open. */
export interface OpenLightbox {
  readonly close: () => void
  /** Resolves when it is closed, by whatever. */
  readonly closed: Promise<void>
}

export interface LightboxOptions {
  /** Accessible name. */
  readonly label: string
  /**
   * Name of the cross that closes it.
   *
   * @default 'Close'
   */
  readonly closeLabel?: string | undefined
  readonly document?: Document | undefined
  readonly clock?: Clock | undefined
}

/** Shows some content in a lightbox. Escape, the cross and a press beside it close it, and the focus goes back to where it was. */
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
  { label, className, closeLabel = 'Close', document = globalThis.document, clock = timers }: ShowOptions,
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
  const { root, panel, title: heading, content: body, close: cross } = connect()
  const panelElement = draw(
    document,
    'div',
    panel,
    ...(title === undefined ? [] : [draw(document, 'h2', { ...heading, children: title })]),
    draw(document, 'div', body, ...content),
    draw(document, 'button', cross, drawIcon(document, closePath)),
  )
  const dialog = draw(document, 'dialog', { ...root, ...own }, panelElement)
  dialog.className = className
  document.body.append(dialog)
  const stop = lightbox.start()
  const hide = showModal(dialog, { ...lightboxModal, onClose: close })
  const closed = new Promise<void>((resolve) => {
    lightbox.subscribe(() => {
      spread(dialog, { ...connect().root, ...own })
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
