import { safeAddress } from '../address.ts'
import { isTaken } from '../key.browser.ts'
import {
  galleryLightbox,
  type GalleryLightbox,
  type GalleryLightboxSettings,
} from './gallery-lightbox.browser.ts'
import type { GalleryMessages } from '../messages.ts'
import type { LightboxTheme } from '../option/option.contract.ts'

/** Settings of `linkLightbox`. */
export interface LinkLightboxSettings extends GalleryLightboxSettings {
  /**
   * Selector of the links in the element that open the lightbox.
   *
   * @default 'a[href]:has(img)'
   */
  readonly links?: string | undefined
  /**
   * Colours of the lightbox.
   *
   * @default 'dark'
   */
  readonly theme?: LightboxTheme | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<GalleryMessages> | undefined
}

/** A lightbox bound to links. */
export interface LinkLightbox extends GalleryLightbox {
  /** The dialog, to which you can add buttons. */
  readonly element: HTMLDialogElement
  /** Ends the lightbox. The browser follows the links again. */
  readonly destroy: () => void
}

/**
 * Opens existing links to pictures in a lightbox: `<a href="large.jpg"><img src="small.jpg" alt="Hills"></a>`. This includes
 * links that are added later. The element emits `gallery-open` and `gallery-close`.
 *
 * @example
 * ```ts
 * import { linkLightbox } from '@sitewright/gallery/links'
 * import '@sitewright/gallery/styles.css'
 *
 * const trip = document.querySelector<HTMLElement>('#trip')
 * if (trip) linkLightbox(trip, { links: 'a[href$=".jpg"]', theme: 'light', loop: false })
 * ```
 */
export function linkLightbox(
  element: HTMLElement,
  { links = 'a[href]:has(img)', theme = 'dark', messages, loop }: LinkLightboxSettings = {},
): LinkLightbox {
  const life = new AbortController()
  const { signal } = life
  const slides = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(links)]
  let index = 0
  const lightbox = galleryLightbox(
    {
      element,
      messages,
      options: () => ({ lightbox: true, lightboxTheme: theme }),
      slides,
      go: (to) => (index = to),
      emit: (name) =>
        element.dispatchEvent(new CustomEvent(`gallery-${name}`, { bubbles: true, detail: { index } })),
      signal,
    },
    { loop },
  )
  element.addEventListener(
    'click',
    (event) => {
      if (isTaken(event)) return
      const link = (event.target as Element).closest<HTMLElement>(links)
      const at = link ? slides().indexOf(link) : -1
      if (!link || at < 0) return
      event.preventDefault()
      if (safeAddress(link.getAttribute('href'))) lightbox.open(at, link)
    },
    { signal },
  )
  return { ...lightbox, destroy: () => life.abort() }
}
