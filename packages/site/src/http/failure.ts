/** Reason why a call failed. The body of the response is kept unread, for the package that knows its shape. */
export type CallFailure =
  /** The anti-forgery token is missing or out of date. */
  | {
      readonly kind: 'crumb'
      readonly status: number
      readonly body: unknown
      readonly cookiesEnabled: boolean
      /** Token to use from now on, if the server sent one. */
      readonly crumb?: string | undefined
    }
  | {
      readonly kind: 'too-many'
      readonly status: 429
      readonly body: unknown
      readonly retryAfterMs?: number | undefined
    }
  /** A status other than 2xx, or an `error` in the response. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly body: unknown
      readonly message?: string | undefined
    }
  /**
   * The response is not JSON, redirects a call that changes something and carries a token or a password, or differs from
   * the contract: at `path` (`entries.0.quantity`), or as a whole.
   */
  | { readonly kind: 'malformed'; readonly path?: string | undefined }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  /** No response: offline, refused by the browser, or cut off. */
  | { readonly kind: 'network'; readonly cause: unknown }
