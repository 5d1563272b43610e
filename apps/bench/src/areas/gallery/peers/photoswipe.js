/* global requestAnimationFrame */
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'

const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

export const lightbox = (items) => {
  const viewer = new PhotoSwipe({ dataSource: items, index: 0, showHideAnimationType: 'none' })
  viewer.init()
  return async () => {
    viewer.goTo(viewer.currIndex + 1)
    await frames()
    return viewer.currIndex
  }
}
