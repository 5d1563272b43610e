// A lightbox that is loaded on demand
export { lazyLightbox, type LightboxModule } from './lightbox/lazy-lightbox.browser.ts'
export type { GalleryLightbox, LightboxHost } from './lightbox/gallery-lightbox.browser.ts'
