// A gallery on the page
export { createGallery, type Gallery, type GallerySettings } from './gallery/gallery.browser.ts'
export type { GalleryEvents } from './gallery/gallery-event.browser.ts'
export type { GalleryLightbox, LightboxHost } from './lightbox/gallery-lightbox.browser.ts'

// Its options
export { parseOptions, readOptions, type OptionIssue, type Report } from './option/option.ts'
export type {
  Alignment,
  AspectRatio,
  Design,
  GalleryOptions,
  LightboxTheme,
  MetaPosition,
  OptionKey,
} from './option/option.contract.ts'

// Its messages
export { galleryMessages, type GalleryMessages } from './messages.ts'
