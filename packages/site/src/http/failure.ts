/** Reason why a call failed. The body of the response is kept unread, for the package that knows its shape. */
export type CallFailure =
  /** The anti-forgery token is missing or out of date. */
  | {
      readonly kind: 'crumb'
      /** HTTP status of the response. */
      readonly status: number
      /** Body of the response as JSON. Undefined if it is none. */
      readonly body: unknown
      /** False if the browser refuses cookies: a new token would not help either. */
      readonly cookiesEnabled: boolean
      /** Token to use from now on, if the server sent one. */
      readonly crumb?: string | undefined
    }
  | {
      readonly kind: 'too-many'
      readonly status: 429
      /** Body of the response as JSON. Undefined if it is none. */
      readonly body: unknown
      /** Time to wait before the next call, in milliseconds, if the server names one. */
      readonly retryAfterMs?: number | undefined
    }
  /** A status other than 2xx, or an `error` in the response. */
  | {
      readonly kind: 'refused'
      /** HTTP status of the response. A 2xx has an `error` in its body. */
      readonly status: number
      /** Body of the response as JSON. Undefined if it is none. */
      readonly body: unknown
      /** Text of the server, if the body has one. */
      readonly message?: string | undefined
    }
  /**
   * The response is not JSON, redirects a call that changes something, or differs from the contract: at `path`
   * (`entries.0.quantity`), or as a whole.
   */
  | {
      readonly kind: 'malformed'
      /** Undefined if the response as a whole is wrong. */
      readonly path?: string | undefined
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  /** No response: offline, refused by the browser, or cut off. */
  | {
      readonly kind: 'network'
      /** The error that `fetch` has thrown. */
      readonly cause: unknown
    }
