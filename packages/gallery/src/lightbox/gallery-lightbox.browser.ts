import type { GalleryMessages } from '../messages.ts'
import type { GalleryOptions } from '../option/option.contract.ts'
import { part } from '../part.browser.ts'
import { pictureOf } from './picture.browser.ts'
import { createDeepLink, isGoingBack } from './deep-link.browser.ts'
import { createLightbox, type LightboxSettings } from './lightbox.browser.ts'

/** The gallery of a lightbox. */
export interface LightboxHost {
  /** Element of the gallery. Its id, if it has one, names the gallery in the address of the page. */
  readonly element: HTMLElement
  /** Texts that replace the English ones, by key. */
  readonly messages: Partial<GalleryMessages> | undefined
  /** Current options. */
  readonly options: () => Pick<GalleryOptions, 'lightbox' | 'lightboxTheme'>
  /** Current slides. */
  readonly slides: () => readonly HTMLElement[]
  /** Makes the slide active whose picture is in view. */
  readonly go: (index: number) => void
  /** Is called when the lightbox has opened or closed. */
  readonly emit: (name: 'open' | 'close') => void
  /** Aborts when the gallery ends. */
  readonly signal: AbortSignal
}

/** The lightbox of a gallery. */
export interface GalleryLightbox {
  /** Shows a slide's picture. It grows out of `from`, the element that was pressed, and a video starts to play. */
  readonly open: (index: number, from?: HTMLElement) => void
  /** Closes the dialog. Nothing happens if it is closed. */
  readonly close: () => void
  /** Reads the slides anew, after some were added or removed. */
  readonly update: (index: number) => void
  /** The dialog, to which you can add buttons. `undefined` until the lightbox is loaded. */
  readonly element?: HTMLDialogElement | undefined
}

/** Settings of a gallery's lightbox. */
export type GalleryLightboxSettings = Pick<LightboxSettings, 'loop'>

/**
 * Creates the lightbox of a gallery; pass it to `createGallery`. The browser's Back button closes it. In a gallery with an
 * id, the address of the page names the picture in view, also after a reload.
 *
 * @example
 * ```ts
 * import { createGallery } from '@sitewright/gallery'
 * import { galleryLightbox } from '@sitewright/gallery/lightbox'
 *
 * createGallery(element, { lightbox: galleryLightbox })
 * createGallery(another, { lightbox: (host) => galleryLightbox(host, { loop: false }) })
 * ```
 */
export function galleryLightbox(
  host: LightboxHost,
  { loop }: GalleryLightboxSettings = {},
): GalleryLightbox & {
  /** The dialog, to which you can add buttons. */
  readonly element: HTMLDialogElement
} {
  const { element, options, slides, messages, go, emit, signal } = host
  const link = createDeepLink(element.id)
  let last = 0
  const pictures = {
    get length() {
      return slides().length
    },
    at: (index: number) => pictureOf(slides()[index]),
  }
  /** Focuses the slide in view if the element that opened the lightbox is out of view, or gone. */
  function restoreFocus(): void {
    const { body } = document
    if (document.activeElement !== body) return
    const slide = slides()[last]
    // A link of `linkLightbox` is a slide without a frame.
    const target = part(slide, 'frame') ?? slide ?? part(element, 'viewport') ?? element
    target.focus()
    // A frame without a link, and the viewport of a grid, are not focusable by default.
    if (document.activeElement === body) target.tabIndex = -1
    target.focus()
  }
  const lightbox = createLightbox(pictures, {
    messages,
    loop,
    onShow: (index) => {
      last = index
      link.write(index)
      go(index)
    },
    onClose: () => {
      link.clear()
      restoreFocus()
      emit('close')
    },
  })

  function open(index: number, from?: HTMLElement): void {
    if (signal.aborted) return
    const { element: dialog } = lightbox
    dialog.dataset.theme = options().lightboxTheme
    dialog.dir = getComputedStyle(element).direction
    // In the page from here until it has closed. Without pictures it does not open.
    const wasOpen = dialog.isConnected
    lightbox.open(index, from)
    if (!wasOpen && dialog.isConnected) emit('open')
  }
  function followAddress(): void {
    const index = link.read()
    if (slides()[index] && options().lightbox) open(index)
    else lightbox.close()
  }

  function onPopState(): void {
    if (!isGoingBack()) followAddress()
  }
  function onLoad(): void {
    // An address without a picture must not close a lightbox that was opened meanwhile.
    if (link.read() >= 0) followAddress()
  }

  addEventListener('popstate', onPopState, { signal })
  // `createGallery` has not returned yet.
  queueMicrotask(onLoad)
  signal.addEventListener('abort', lightbox.close)
  return {
    element: lightbox.element,
    open,
    close: lightbox.close,
    update: lightbox.update,
  }
}
