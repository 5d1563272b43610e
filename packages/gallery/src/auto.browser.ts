import { galleryLightbox } from './lightbox/gallery-lightbox.browser.ts'
import { createGallery } from './gallery/gallery.browser.ts'

/**
 * Starts all galleries in a page, or in a part of it. Running galleries are left alone.
 *
 * @example
 * ```ts
 * import { upgrade } from '@sitewright/gallery/auto'
 *
 * main.innerHTML = html // galleries that were not there when the page was loaded
 * upgrade(main)
 * ```
 */
export function upgrade(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-gallery]')) {
    createGallery(element, { lightbox: galleryLightbox })
  }
}

if (typeof document !== 'undefined') {
  upgrade()
  // Includes the galleries after a script that runs early.
  document.addEventListener('DOMContentLoaded', () => upgrade())
}
