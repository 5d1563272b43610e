import type { Work } from '../../area.ts'
import { frames } from './frames.ts'

/** A carousel as it is written without a library: the browser scrolls, and snaps to slides. */
export const slide: Work<unknown, number> = () => {
  const list = document.querySelector('ul')
  if (!list) throw new Error('There is no list of slides.')
  const slides = [...list.children]
  let index = 0
  return async () => {
    index = (index + 1) % slides.length
    slides[index]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' })
    await frames()
    return index
  }
}
