// A lightbox that is loaded on demand
export { lazyLightbox, type LightboxModule } from './browser/lazy-lightbox.ts'
export type { GalleryLightbox, LightboxHost } from './browser/gallery-lightbox.ts'
