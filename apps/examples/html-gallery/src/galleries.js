import { createGallery } from '@sitewright/gallery'
import { lazyLightbox } from '@sitewright/gallery/lazy'

/** Brings the galleries of a page to life. The lightbox is loaded when the pointer or the focus reaches one of them. */
export function start(page) {
  for (const gallery of page.querySelectorAll('[data-gallery]'))
    createGallery(gallery, { lightbox: lazyLightbox(() => import('@sitewright/gallery/lightbox')) })
}
