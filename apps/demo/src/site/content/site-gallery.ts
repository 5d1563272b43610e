/** Galleries of the gallery page whose options can be edited, in their order. */
export const galleryIds = ['slideshow', 'grid', 'slider', 'stacked'] as const
export type GalleryId = (typeof galleryIds)[number]

/** Options of a gallery as they are stored. */
export type StoredGallery = Readonly<Record<string, boolean | number | string>>

/** Options of the galleries as they were built. */
export const builtGalleries: Readonly<Record<GalleryId, StoredGallery>> = {
  slideshow: {
    design: 'slideshow',
    lightbox: true,
    controls: true,
    'show-meta': true,
    thumbnails: false,
    'thumbnail-strip-height': 72,
  },
  grid: {
    design: 'grid',
    lightbox: true,
    'aspect-ratio': 'four-three',
    'thumbnails-per-row': 3,
    'show-meta-only-title': true,
  },
  slider: { design: 'slider', lightbox: true, controls: true, 'active-alignment': 'center', padding: 16 },
  stacked: { design: 'stacked', lightbox: true, padding: 40 },
}
