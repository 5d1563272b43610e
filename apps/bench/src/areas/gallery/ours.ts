import { createGallery } from '@sitewright/gallery'
import { createLightbox } from '@sitewright/gallery/lightbox'
import '@sitewright/gallery/styles.css'
import type { Work } from '../../area.ts'
import { frames, rest } from './frames.ts'
import type { BenchPicture } from './picture.ts'

function live() {
  const element = document.querySelector<HTMLElement>('[data-gallery]')
  if (!element) throw new Error('There is no gallery.')
  return createGallery(element)
}

export const slide: Work<unknown, number> = () => {
  const gallery = live()
  return async () => {
    gallery.go(gallery.index() + 1)
    await frames()
    return gallery.index()
  }
}

export const reach: Work<unknown, number> = () => {
  const gallery = live()
  return async () => {
    gallery.go(gallery.index() + 1)
    await rest()
    return gallery.index()
  }
}

export const lightbox: Work<readonly BenchPicture[], number> = (items) => {
  let index = 0
  const viewer = createLightbox(items, { onShow: (at) => (index = at) })
  viewer.open(0)
  return async () => {
    viewer.go(index + 1)
    await frames()
    return index
  }
}

const shift: Work<unknown, number> = () => {
  const gallery = live()
  return async () => {
    await frames()
    return gallery.index()
  }
}

// One work, one case for each design.
export { shift as grid, shift as slider, shift as slideshow, shift as stacked }
