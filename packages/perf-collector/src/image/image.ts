/** Type of an image by its path and query: the format that is asked for, or the ending of the file's name. */
export function imageType(path: string, query: string): string | undefined {
  const [, asked] = /[?&]format=([a-z\d]{2,5})(?:&|$)/i.exec(query) ?? []
  const [, ending] = /\.([a-z\d]{2,5})$/i.exec(path) ?? []
  return (asked ?? ending)?.toLowerCase()
}

/** One image of an allowed host: data of the record `image`. Sizes in pixels, except `size`. */
export interface ImageRecord {
  /** True if it was in view when images were first looked at, false if it was scrolled to. */
  readonly visibleOnLoad: boolean
  /** When it was found visible, since the page began. */
  readonly observationTime?: number | undefined
  /** Visible part of it, from 0 to 1. */
  readonly intersectionRatio: number
  /** Bytes of its file. Left out where the image's server does not allow timing. */
  readonly size?: number | undefined
  /** Ending of its file's name, or the format that its address asks for. */
  readonly imageType?: string | undefined
  /** Value of its attribute `data-loader`. */
  readonly imageLoaderType?: string | undefined
  /** Width of the file. */
  readonly naturalWidth: number
  /** Height of the file. */
  readonly naturalHeight: number
  /** Rendered size. */
  readonly width: number
  /** Rendered size. */
  readonly height: number
}
