import { safeAddress } from '../core/address.ts'

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

/** What a slide of a gallery shows, read from its markup. */
export function pictureOf(slide: Element | undefined): Picture | undefined {
  if (!slide) return undefined
  const frame = part(slide, 'frame')
  const image = slide.querySelector('img')
  const video = frame?.dataset.video
  const full = video ? '' : safeAddress(frame?.getAttribute('href'))
  return {
    src: full ? full : (image?.src ?? ''),
    srcset: image?.srcset,
    alt: image?.alt,
    title: part(slide, 'title')?.textContent,
    description: part(slide, 'description')?.textContent,
    video: video ? { src: video } : undefined,
  }
}
