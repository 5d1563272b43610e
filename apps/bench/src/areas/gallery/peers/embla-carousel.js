/* global document, requestAnimationFrame */
import EmblaCarousel from 'embla-carousel'

const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

export const slide = () => {
  const embla = EmblaCarousel(document.querySelector('.embla'), { loop: true })
  return async () => {
    embla.scrollNext(true)
    await frames()
    return embla.selectedScrollSnap()
  }
}

export const slideshow = () => {
  const embla = EmblaCarousel(document.querySelector('.embla'), { loop: true })
  return async () => {
    await frames()
    return embla.selectedScrollSnap()
  }
}
