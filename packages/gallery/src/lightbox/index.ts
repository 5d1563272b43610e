// The lightbox of a gallery
export {
  galleryLightbox,
  type GalleryLightbox,
  type GalleryLightboxSettings,
  type LightboxHost,
} from './gallery-lightbox.browser.ts'

// A lightbox on its own
export { createLightbox, type Lightbox, type LightboxSettings, type Pictures } from './lightbox.browser.ts'
export type { Picture } from './picture.browser.ts'
