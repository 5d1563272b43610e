import '@sitewright/gallery/styles.css'
import { createGallery } from '@sitewright/gallery'
import { galleryHtml } from '@sitewright/gallery/html'
import { lazyLightbox } from '@sitewright/gallery/lazy'

const response = await fetch('/photos.json')
const items = await response.json()

const place = document.querySelector('#journeys')
place.innerHTML = galleryHtml({ items, label: 'Journeys', options: { design: 'grid', lightbox: true } })
createGallery(place.querySelector('section'), {
  // Loaded when the pointer or the focus reaches the gallery.
  lightbox: lazyLightbox(() => import('@sitewright/gallery/lightbox')),
})
