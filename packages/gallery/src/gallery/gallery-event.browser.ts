/** Events of a gallery's element. They bubble. */
export interface GalleryEvents {
  'gallery-change': CustomEvent<{ readonly index: number }>
  'gallery-open': CustomEvent<{ readonly index: number }>
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
