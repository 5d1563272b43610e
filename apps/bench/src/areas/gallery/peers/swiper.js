/* global requestAnimationFrame */
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

export const slideshow = () => {
  const swiper = new Swiper('.swiper', { rewind: true })
  return async () => {
    await frames()
    return swiper.activeIndex
  }
}
