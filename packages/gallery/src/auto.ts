import { galleryLightbox } from './browser/gallery-lightbox.ts'
import { createGallery } from './browser/gallery.ts'

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
