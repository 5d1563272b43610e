export { Gallery, type GalleryProps } from './gallery.ts'
