// A lightbox for links to pictures
export { linkLightbox, type LinkLightbox, type LinkLightboxSettings } from './browser/link-lightbox.ts'
