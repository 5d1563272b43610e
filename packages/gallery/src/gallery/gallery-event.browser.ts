/** Events of a gallery's element. They bubble. */
export interface GalleryEvents {
  /** Another item is active: `index` is its place, from 0. */
  'gallery-change': CustomEvent<{ readonly index: number }>
  /** The lightbox was opened at the item with this index. */
  'gallery-open': CustomEvent<{ readonly index: number }>
  /** The lightbox was closed. `index` is the item that it showed last. */
  'gallery-close': CustomEvent<{ readonly index: number }>
}

declare global {
  // Elements, documents and windows have these: the events bubble through all of them.
  interface GlobalEventHandlersEventMap {
    'gallery-change': GalleryEvents['gallery-change']
    'gallery-open': GalleryEvents['gallery-open']
    'gallery-close': GalleryEvents['gallery-close']
  }
}
