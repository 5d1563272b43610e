/** What a gallery can hold. An `imageEmpty` is a place that its owner has not filled, and is not shown. */
export const mediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const
export type MediaType = (typeof mediaTypes)[number]

/** Average colours of a picture's corners and middle, as hexadecimal digits: shown until the picture is there. */
export interface Averages {
  readonly topLeft: string
  readonly topRight: string
  readonly bottomLeft: string
  readonly bottomRight: string
  readonly center: string
}

/** One picture or video of a gallery. Only `src` is needed; what is unknown is left out. */
export interface GalleryItem {
  /** `imageFile` unless given. */
  readonly mediaType?: MediaType | undefined
  /** The picture; of a video its poster, if it has one. */
  readonly src: string
  readonly alt?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** In px, both positive whole numbers; otherwise the size is taken as unknown. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** What stays in view when the picture is cropped, from 0 0 (top left) to 1 1. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
  readonly averages?: Averages | undefined
  /** Candidates of one's own, as in the attribute of an `<img>`. They win over `widths`. */
  readonly srcset?: string | undefined
  /** How wide the picture is shown, as in the attribute of an `<img>`. Made from the options unless given. */
  readonly sizes?: string | undefined
  /**
   * The widths (px) in which the server has this picture: at the gallery's `address`, or at the platform's
   * (`?format=500w`). Records say theirs.
   */
  readonly widths?: readonly number[] | undefined
  /** Where a click leads. Without it, a click opens the lightbox, if there is one. */
  readonly link?: string | undefined
  /** The player, loaded when a visitor asks for it. */
  readonly video?: { readonly src: string; readonly provider?: string | undefined } | undefined
  /** The picture is a preview of one that is still to be licensed, and is marked as such. */
  readonly isPreview?: boolean | undefined
}
