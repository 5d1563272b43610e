import { galleryHtml } from '@sitewright/gallery/html'
import { photos } from './photos.js'

/** Prints the gallery into a page. */
export const print = (page) =>
  page.replace('<!-- gallery -->', () =>
    galleryHtml({
      id: 'journeys',
      label: 'Journeys',
      items: photos,
      options: { design: 'grid', thumbnailsPerRow: 3, lightbox: true },
    }),
  )
