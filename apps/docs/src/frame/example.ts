/** A live example, as the page hands it to the frame that runs it. */
export interface Example {
  /** Compiled code, with its imports as they are written. */
  readonly code: string
  /** Markup of the frame before the code runs. */
  readonly page: string
}

/** Beginning of a live example of a page. */
export interface LiveExample extends Example {
  /** Code above the code that is shown. */
  readonly setup: string
}

/** Looks of the frame, which may change while the example runs. */
export interface Look {
  readonly isDark: boolean
  readonly isRightToLeft: boolean
}

/** Messages to the frame. */
export type ToFrame =
  { readonly kind: 'run'; readonly example: Example } | { readonly kind: 'look'; readonly look: Look }

/** Messages of the frame: it is ready for an example, or the example has failed. */
export type FromFrame = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly message: string }

/** Folder of the frame on the site. */
export const FRAME = 'live/'
