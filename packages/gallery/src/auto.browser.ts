import { galleryLightbox } from './lightbox/gallery-lightbox.browser.ts'
import { createGallery } from './gallery/gallery.browser.ts'

/** Brings every gallery of a page, or of a part of it, to life. Those that live already stay as they are. */
export function upgrade(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-gallery]')) {
    createGallery(element, { lightbox: galleryLightbox })
  }
}

if (typeof document !== 'undefined') {
  upgrade()
  // What comes behind an early script.
  document.addEventListener('DOMContentLoaded', () => upgrade())
}
