import { createGallery, type Gallery } from '@sitewright/gallery'
import { lazyLightbox } from '@sitewright/gallery/lazy'
import type { Cleanup } from '@sitewright/machine'
import { pageTexts } from '../language/page-texts.ts'
import type { Language } from '../site/content/words.ts'

/** Moves a gallery to the picture of the chosen variant, which cart-client marks in the block of the product. */
function followVariant(gallery: Gallery, block: HTMLElement): Cleanup {
  const marks = [...block.querySelectorAll<HTMLElement>('[data-image-id]')]
  const show = () => {
    const index = marks.findIndex((mark) => mark.matches('[data-shown]'))
    if (index >= 0 && index !== gallery.index()) gallery.go(index)
  }
  const observer = new MutationObserver(show)
  for (const mark of marks) observer.observe(mark, { attributeFilter: ['data-shown'] })
  show()
  return () => observer.disconnect()
}

/** Starts a gallery of the page. Its lightbox is loaded when the pointer or the focus reaches it. */
export function startGallery(element: HTMLElement, locale: Language): Cleanup {
  const gallery = createGallery(element, {
    messages: pageTexts(locale).gallery,
    lightbox: lazyLightbox(() => import('@sitewright/gallery/lightbox')),
  })
  const block = element.closest<HTMLElement>('[data-product-block]')
  const unfollow = block ? followVariant(gallery, block) : () => undefined
  return () => {
    unfollow()
    gallery.destroy()
  }
}
