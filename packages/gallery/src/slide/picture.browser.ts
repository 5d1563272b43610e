import { safeAddress } from '../address.ts'

/** What a lightbox shows of one item. A `GalleryItem` will do. */
export interface Picture {
  readonly src: string
  readonly srcset?: string | undefined
  readonly alt?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly video?: { readonly src: string } | undefined
}

/** The part of an element with this name. */
export const part = (root: ParentNode | undefined, name: string): HTMLElement | null | undefined =>
  root?.querySelector(`[data-part=${name}]`)

/** What a slide of a gallery shows, or a link to a picture, read from the markup. */
export function pictureOf(slide: HTMLElement | undefined): Picture | undefined {
  if (!slide) return undefined
  const frame = part(slide, 'frame') ?? slide
  const { video, title, description, srcset } = frame.dataset
  const image = slide.querySelector('img')
  const full = video ? '' : safeAddress(frame.getAttribute('href'))
  return {
    src: full ? full : (image?.src ?? ''),
    srcset: srcset ?? (frame === slide ? '' : image?.srcset),
    alt: image?.alt,
    title,
    description,
    video: video ? { src: video } : undefined,
  }
}
