/** Outcome of a request. */
export type Verdict =
  /** The server has taken the entries. */
  | {
      readonly kind: 'arrived'
      /** For events and developer tools: a status, or what failed. */
      readonly reason?: string | undefined
    }
  /** The server will never take them. */
  | {
      readonly kind: 'refused'
      /** For events and developer tools: a status, or what failed. */
      readonly reason?: string | undefined
    }
  /** The server has not taken them, and may later. */
  | {
      readonly kind: 'later'
      /** For events and developer tools: a status, or what failed. */
      readonly reason?: string | undefined
      /** Shortest wait before the next attempt, in milliseconds. @default the outbox decides */
      readonly retryAfterMs?: number | undefined
    }
  /** No answer came: they may have arrived. */
  | {
      readonly kind: 'lost'
      /** For events and developer tools: a status, or what failed. */
      readonly reason?: string | undefined
    }

/**
 * What happens to entries that may have arrived: they are sent again with the same id, which the receiver knows; they are
 * kept, and wait for a person's decision; or they are forgotten, and reported.
 */
export type Doubt = 'repeat' | 'ask' | 'forget'
