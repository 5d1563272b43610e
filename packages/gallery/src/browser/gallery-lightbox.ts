import type { GalleryMessages } from '../core/messages.ts'
import { createDeepLink } from './deep-link.ts'
import { createLightbox } from './lightbox.ts'
import { part, pictureOf } from './picture.ts'

/** A gallery, as its lightbox sees it. */
export interface LightboxHost {
  readonly element: HTMLElement
  readonly messages: Partial<GalleryMessages> | undefined
  /** The slides there are now. */
  readonly slides: () => readonly HTMLElement[]
  /** Is the gallery to have a lightbox? */
  readonly isOn: () => boolean
  /** Is it `light` or `dark`? */
  readonly theme: () => string
  readonly onOpen: () => void
  /** Hears where the visitor goes in the lightbox. */
  readonly onShow: (index: number) => void
  readonly onClose: () => void
  /** Ends when the gallery does. */
  readonly signal: AbortSignal
}

/** The lightbox of a gallery. */
export interface GalleryLightbox {
  /** Shows a slide's picture. `from` is what was pressed: the picture grows out of it, and a video begins to play. */
  readonly open: (index: number, from?: HTMLElement) => void
  readonly close: () => void
  /** Looks at the slides anew, after some have come or gone. */
  readonly update: (index: number) => void
}

/**
 * Gives a gallery its lightbox: pass it to `createGallery`. In a gallery with an id, the picture in view is part of the
 * page's address, which survives a reload; the browser's Back closes the lightbox.
 */
export function galleryLightbox(host: LightboxHost): GalleryLightbox {
  const { element, slides, messages, signal } = host
  const link = element.id ? createDeepLink(element.id) : undefined
  let last = 0
  const pictures = {
    get length() {
      return slides().length
    },
    at: (index: number) => {
      const slide = slides()[index]
      return slide && pictureOf(slide)
    },
  }
  const lightbox = createLightbox(pictures, {
    messages,
    onShow: (index) => {
      last = index
      link?.write(index)
      host.onShow(index)
    },
    onClose: () => {
      link?.clear()
      const slide = slides()[last]
      // Where the focus came from may be out of view by now, or gone.
      if (document.activeElement === document.body) {
        ;((slide && part(slide, 'frame')) ?? part(element, 'viewport'))?.focus()
      }
      host.onClose()
    },
  })

  function open(index: number, from?: HTMLElement): void {
    lightbox.element.dataset.theme = host.theme()
    lightbox.element.dir = getComputedStyle(element).direction
    lightbox.open(index, from)
    host.onOpen()
  }
  function visit(): void {
    const index = link?.read() ?? -1
    if (slides()[index] && host.isOn()) open(index)
    else lightbox.close()
  }

  if (link) {
    addEventListener('popstate', visit, { signal })
    // The gallery that opens has to be there first.
    queueMicrotask(visit)
  }
  signal.addEventListener('abort', lightbox.close)
  return {
    open,
    close: lightbox.close,
    update: (index) => {
      if (lightbox.element.open) lightbox.go(index)
    },
  }
}
