/** Kinds of items in a gallery. An `imageEmpty` is an empty slot in an editor, which a page does not show. */
export const mediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const
/** Kind of an item in a gallery. */
export type MediaType = (typeof mediaTypes)[number]

/** Average colours of a picture's corners and middle, in hexadecimal digits. They are shown until it is loaded. */
export interface Averages {
  /** With or without a `#`, of three or six digits. One that is no colour is left out. */
  readonly topLeft: string
  readonly topRight: string
  readonly bottomLeft: string
  readonly bottomRight: string
  readonly center: string
}

/** A picture or video of a gallery. Only `src` is required. */
export interface GalleryItem {
  /**
   * Kind of the item.
   *
   * @default 'imageFile'
   */
  readonly mediaType?: MediaType | undefined
  /** Address of the picture. For a video, the address of its poster, or an empty string. */
  readonly src: string
  /** Text for those who do not see the picture. */
  readonly alt?: string | undefined
  /** Title of the caption. */
  readonly title?: string | undefined
  /** Text of the caption. */
  readonly description?: string | undefined
  /** In px. The size is unknown unless both numbers are positive integers. */
  readonly width?: number | undefined
  /** In px. */
  readonly height?: number | undefined
  /**
   * Point that stays in view when the picture is cropped, from 0 0 (top left) to 1 1.
   *
   * @default { x: 0.5, y: 0.5 }
   */
  readonly focalPoint?:
    | {
        /** From 0 at the left edge to 1 at the right one. */
        readonly x: number
        /** From 0 at the top to 1 at the bottom. */
        readonly y: number
      }
    | undefined
  /** Colours that stand in for the picture while it loads. @default none */
  readonly averages?: Averages | undefined
  /** Candidates, as in the attribute of an `<img>`. They win over `widths`. */
  readonly srcset?: string | undefined
  /**
   * Width of the picture in the page, as in the attribute of an `<img>`.
   *
   * @default derived from the options
   */
  readonly sizes?: string | undefined
  /**
   * Widths (px) in which the server has this picture: at the gallery's `address`, or at the platform's (`?format=500w`).
   * Those that are no positive integers are left out. `itemFromRecord` reads them from the record.
   */
  readonly widths?: readonly number[] | undefined
  /** Address that a click opens. Without it, a click opens the lightbox, if there is one. */
  readonly link?: string | undefined
  /** Address of the player, which is loaded when a visitor presses the picture. */
  readonly video?:
    | {
        /** The provider gets no request before the visitor presses the picture. */
        readonly src: string
        /** Name of the provider, such as the one that a record has. */
        readonly provider?: string | undefined
      }
    | undefined
  /** Marks a preview of a picture that is still to be licensed. */
  readonly isPreview?: boolean | undefined
}
