// A gallery on the page
export { createGallery, type Gallery, type GallerySettings } from './browser/gallery.ts'
export type { GalleryEvents } from './browser/gallery-event.ts'
export type { GalleryLightbox, LightboxHost } from './browser/gallery-lightbox.ts'

// Its options
export { applyDesign, effectiveOptions, parseOptions, type OptionIssue, type Report } from './core/option.ts'
export { readOptions } from './browser/read-options.ts'
export type {
  Alignment,
  AspectRatio,
  Design,
  GalleryOptions,
  LightboxTheme,
  MetaPosition,
  OptionKey,
} from './contract/option.ts'

// Its words
export { galleryMessages, type GalleryMessages } from './core/messages.ts'
