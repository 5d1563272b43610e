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

// The slides that are not in view are out of reach, a text tells which one is, and loaded pictures are marked.
export const reach = () => {
  const embla = EmblaCarousel(document.querySelector('.embla'), { loop: true })
  const slides = embla.slideNodes()
  const status = document.querySelector('[aria-live]')
  const show = () => {
    const to = embla.selectedScrollSnap()
    slides.forEach((slide, at) => {
      if (slide.inert !== (at !== to)) slide.inert = at !== to
    })
    status.textContent = `${to + 1} of ${slides.length}`
  }
  show()
  document
    .querySelector('.embla')
    .addEventListener('load', ({ target }) => (target.dataset.state = 'loaded'), true)
  embla.on('select', show)
  return async () => {
    embla.scrollNext(true)
    await new Promise((then) => setTimeout(then, 160))
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
