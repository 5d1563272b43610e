import type { LightboxTheme } from '../option/option.contract.ts'
import { safeAddress } from '../address.ts'
import type { GalleryMessages } from '../messages.ts'
import { galleryLightbox, type GalleryLightbox, type GalleryLightboxSettings } from '../lightbox/gallery-lightbox.browser.ts'
import { isModified } from '../key.browser.ts'

export interface LinkLightboxSettings extends GalleryLightboxSettings {
  /**
   * Which links below the element open the lightbox.
   *
   * @default 'a[href]:has(img)'
   */
  readonly links?: string | undefined
  /** @default 'dark' */
  readonly theme?: LightboxTheme | undefined
  readonly messages?: Partial<GalleryMessages> | undefined
}

/** A lightbox bound to links. */
export interface LinkLightbox extends GalleryLightbox {
  readonly element: HTMLDialogElement
  /** Gives the links back to the browser. */
  readonly destroy: () => void
}

/**
 * Binds a lightbox to the links to pictures that a page has: `<a href="large.jpg"><img src="small.jpg" alt="Hills"></a>`.
 * Links that come later belong to it, too. The element emits `gallery-open` and `gallery-close`.
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
      emit: (what) =>
        element.dispatchEvent(new CustomEvent(`gallery-${what}`, { bubbles: true, detail: { index } })),
      signal,
    },
    { loop },
  )
  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(links)
      const at = link ? slides().indexOf(link) : -1
      if (!link || at < 0 || isModified(event)) return
      event.preventDefault()
      if (safeAddress(link.getAttribute('href'))) lightbox.open(at, link)
    },
    { signal },
  )
  return { ...lightbox, destroy: () => life.abort() }
}
