import type { GalleryOptions } from '../contract/option.ts'
import type { GalleryMessages } from '../core/messages.ts'
import { createDeepLink } from './deep-link.ts'
import { createLightbox } from './lightbox.ts'
import { part, pictureOf } from './picture.ts'

/** A gallery, as its lightbox sees it. */
export interface LightboxHost {
  readonly element: HTMLElement
  readonly messages: Partial<GalleryMessages> | undefined
  /** The options that count now. */
  readonly options: () => GalleryOptions
  /** The slides there are now. */
  readonly slides: () => readonly HTMLElement[]
  /** Makes the slide active that a visitor goes to in the lightbox. */
  readonly go: (index: number) => void
  /** Hears that the lightbox has opened, or closed. */
  readonly tell: (what: 'open' | 'close') => void
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
  const { element, options, slides, messages, go, tell, signal } = host
  const link = element.id ? createDeepLink(element.id) : undefined
  let last = 0
  const pictures = {
    get length() {
      return slides().length
    },
    at: (index: number) => pictureOf(slides()[index]),
  }
  const lightbox = createLightbox(pictures, {
    messages,
    onShow: (index) => {
      last = index
      link?.write(index)
      go(index)
    },
    onClose: () => {
      link?.clear()
      // Where the focus came from may be out of view by now, or gone.
      if (document.activeElement === document.body)
        (part(slides()[last], 'frame') ?? part(element, 'viewport'))?.focus()
      tell('close')
    },
  })

  function open(index: number, from?: HTMLElement): void {
    lightbox.element.dataset.theme = options().lightboxTheme
    lightbox.element.dir = getComputedStyle(element).direction
    lightbox.open(index, from)
    tell('open')
  }
  function visit(): void {
    const index = link?.read() ?? -1
    if (slides()[index] && options().lightbox) open(index)
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
