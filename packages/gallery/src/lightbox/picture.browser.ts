import { safeAddress } from '../address.ts'
import { part } from '../part.browser.ts'

/** One item of a lightbox. A `GalleryItem` is a `Picture`. */
export interface Picture {
  /** Address of the large picture. For a video, the address of its poster, or an empty string. */
  readonly src: string
  /** Candidates, as in the attribute of an `<img>`. @default none */
  readonly srcset?: string | undefined
  /** Text for those who do not see the picture. */
  readonly alt?: string | undefined
  /** Title of the caption. @default none */
  readonly title?: string | undefined
  /** Text of the caption. @default none */
  readonly description?: string | undefined
  readonly video?:
    | {
        /** Address of the player, which is loaded when the video starts. */
        readonly src: string
      }
    | undefined
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
