import { safeAddress } from '../address.ts'
import { part } from '../part.browser.ts'

/** One item of a lightbox. A `GalleryItem` is a `Picture`. */
export interface Picture {
  readonly src: string
  readonly srcset?: string | undefined
  readonly alt?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly video?: { readonly src: string } | undefined
}

/** Reads the picture of a gallery's slide, or of a link to a picture, from the markup. */
export function pictureOf(slide: HTMLElement | undefined): Picture | undefined {
  if (!slide) return undefined
  const frame = part(slide, 'frame') ?? slide
  const { video, title, description, srcset } = frame.dataset
  const image = slide.querySelector('img')
  const large = video ? '' : safeAddress(frame.getAttribute('href'))
  // The image of a plain link is a thumbnail: its candidates are too small.
  const isPlainLink = frame === slide
  return {
    src: large ? large : (image?.src ?? ''),
    srcset: srcset ?? (isPlainLink ? '' : image?.srcset),
    alt: image?.alt,
    title,
    description,
    video: video ? { src: video } : undefined,
  }
}
