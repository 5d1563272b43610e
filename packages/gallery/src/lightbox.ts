// The lightbox of a gallery
export {
  galleryLightbox,
  type GalleryLightbox,
  type GalleryLightboxSettings,
  type LightboxHost,
} from './browser/gallery-lightbox.ts'

// A lightbox on its own
export { createLightbox, type Lightbox, type LightboxSettings, type Pictures } from './browser/lightbox.ts'
export type { Picture } from './browser/picture.ts'
