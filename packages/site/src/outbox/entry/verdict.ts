/** Outcome of a request. */
export type Verdict =
  /** The server has taken the entries. */
  | { readonly kind: 'arrived'; readonly reason?: string | undefined }
  /** The server will never take them. */
  | { readonly kind: 'refused'; readonly reason?: string | undefined }
  /** The server has not taken them, and may later. */
  | {
      readonly kind: 'later'
      readonly reason?: string | undefined
      readonly retryAfterMs?: number | undefined
    }
  /** No answer came: they may have arrived. */
  | { readonly kind: 'lost'; readonly reason?: string | undefined }

/**
 * What happens to entries that may have arrived: they are sent again with the same id, which the receiver knows; they are
 * kept, and wait for a person's decision; or they are forgotten, and reported.
 */
export type Doubt = 'repeat' | 'ask' | 'forget'
