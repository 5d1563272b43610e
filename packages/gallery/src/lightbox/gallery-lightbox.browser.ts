import type { GalleryOptions } from '../option/option.contract.ts'
import type { GalleryMessages } from '../messages.ts'
import { createDeepLink, isGoingBack } from './deep-link.browser.ts'
import { createLightbox, type LightboxSettings } from './lightbox.browser.ts'
import { part, pictureOf } from '../slide/picture.browser.ts'

/** A gallery, as its lightbox sees it. */
export interface LightboxHost {
  readonly element: HTMLElement
  readonly messages: Partial<GalleryMessages> | undefined
  /** The options that count now. */
  readonly options: () => Pick<GalleryOptions, 'lightbox' | 'lightboxTheme'>
  /** The slides there are now. */
  readonly slides: () => readonly HTMLElement[]
  /** Makes the slide active that a visitor goes to in the lightbox. */
  readonly go: (index: number) => void
  /** Is called when the lightbox has opened, or closed. */
  readonly emit: (what: 'open' | 'close') => void
  /** Ends when the gallery does. */
  readonly signal: AbortSignal
}

/** The lightbox of a gallery. */
export interface GalleryLightbox {
  /** Shows a slide's picture. `from` is what was pressed: the picture grows out of it, and a video begins to play. */
  readonly open: (index: number, from?: HTMLElement) => void
  readonly close: () => void
  /** Reads the slides anew, after some have come or gone. */
  readonly update: (index: number) => void
  /** The dialog, once there is one: a place for buttons of one's own. */
  readonly element?: HTMLDialogElement | undefined
}

/** Settings of a gallery's lightbox. */
export type GalleryLightboxSettings = Pick<LightboxSettings, 'loop'>

/**
 * Gives a gallery its lightbox: pass it to `createGallery`. The browser's Back closes it. In a gallery with an id, the
 * picture in view is part of the page's address, which survives a reload.
 */
export function galleryLightbox(
  host: LightboxHost,
  { loop }: GalleryLightboxSettings = {},
): GalleryLightbox & { readonly element: HTMLDialogElement } {
  const { element, options, slides, messages, go, emit, signal } = host
  const link = createDeepLink(element.id)
  let last = 0
  const pictures = {
    get length() {
      return slides().length
    },
    at: (index: number) => pictureOf(slides()[index]),
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
      const { body } = document
      if (document.activeElement === body) {
        // The opener may be out of view by now, or gone.
        const target = part(slides()[last], 'frame') ?? part(element, 'viewport') ?? element
        target.focus()
        // A frame without a link, and the viewport of a grid, take no focus by themselves.
        if (document.activeElement === body) target.tabIndex = -1
        target.focus()
      }
      emit('close')
    },
  })

  function open(index: number, from?: HTMLElement): void {
    lightbox.element.dataset.theme = options().lightboxTheme
    lightbox.element.dir = getComputedStyle(element).direction
    lightbox.open(index, from)
    emit('open')
  }
  function visit(): void {
    const index = link.read()
    if (slides()[index] && options().lightbox) open(index)
    else lightbox.close()
  }

  function travel(): void {
    if (!isGoingBack()) visit()
  }
  function arrive(): void {
    // What was pressed meanwhile stays open.
    if (link.read() >= 0) visit()
  }

  addEventListener('popstate', travel, { signal })
  // The gallery that opens has to be there first.
  queueMicrotask(arrive)
  signal.addEventListener('abort', lightbox.close)
  return {
    element: lightbox.element,
    open,
    close: lightbox.close,
    update: (index) => {
      if (lightbox.element.open) lightbox.go(index)
    },
  }
}
