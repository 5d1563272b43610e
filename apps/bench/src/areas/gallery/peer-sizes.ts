import type { PeerSizes } from '../../area.ts'

/** Other galleries, for the table of `@sitewright/gallery`. */
const sizes: PeerSizes = {
  package: 'gallery',
  peers: [
    {
      name: 'photoswipe',
      code: "export { default } from 'photoswipe'\nexport { default as Lightbox } from 'photoswipe/lightbox'",
    },
    { name: 'embla-carousel', code: "export { default } from 'embla-carousel'" },
    {
      name: 'swiper',
      code: "export { default } from 'swiper'\nexport { A11y, Autoplay, HashNavigation, Keyboard, Navigation, Thumbs, Zoom } from 'swiper/modules'",
    },
    {
      name: 'yet-another-react-lightbox',
      code: "export { default } from 'yet-another-react-lightbox'\nexport { Captions, Slideshow, Thumbnails, Video, Zoom } from 'yet-another-react-lightbox/plugins'",
      external: ['react', 'react-dom'],
    },
  ],
}

export default sizes
