/* global document, requestAnimationFrame */
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'

const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

export const lightbox = (items) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let index = 0
  const show = () =>
    flushSync(() =>
      root.render(
        createElement(Lightbox, {
          open: true,
          slides: items,
          index,
          animation: { fade: 0, swipe: 0, navigation: 0 },
        }),
      ),
    )
  show()
  return async () => {
    index = (index + 1) % items.length
    show()
    await frames()
    return index
  }
}
