export { Gallery, type GalleryProps } from './gallery/gallery.react.ts'
