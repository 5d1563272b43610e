/* global document, requestAnimationFrame */
import Swiper from 'swiper'
import 'swiper/css'

const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

export const slide = () => {
  const swiper = new Swiper('.swiper', { rewind: true })
  return async () => {
    swiper.slideNext(0)
    await frames()
    return swiper.activeIndex
  }
}

// The slides that are not in view are out of reach, a text tells which one is, and loaded pictures are marked.
export const reach = () => {
  const swiper = new Swiper('.swiper', { rewind: true })
  const status = document.querySelector('[aria-live]')
  const show = () => {
    const to = swiper.activeIndex
    swiper.slides.forEach((slide, at) => {
      if (slide.inert !== (at !== to)) slide.inert = at !== to
    })
    status.textContent = `${to + 1} of ${swiper.slides.length}`
  }
  show()
  document
    .querySelector('.swiper')
    .addEventListener('load', ({ target }) => (target.dataset.state = 'loaded'), true)
  swiper.on('activeIndexChange', show)
  return async () => {
    swiper.slideNext(0)
    await new Promise((then) => setTimeout(then, 160))
    return swiper.activeIndex
  }
}

export const slideshow = () => {
  const swiper = new Swiper('.swiper', { rewind: true })
  return async () => {
    await frames()
    return swiper.activeIndex
  }
}
