/** Why a call failed. What the server answered is kept unread, for the package that knows its shape. */
export type CallFailure =
  /** The anti-forgery token is missing or out of date. */
  | {
      readonly kind: 'crumb'
      readonly status: number
      readonly body: unknown
      readonly cookiesEnabled: boolean
      /** The token to use from now on, when the server sent one along. */
      readonly crumb?: string | undefined
    }
  | {
      readonly kind: 'too-many'
      readonly status: 429
      readonly body: unknown
      readonly retryAfterMs?: number | undefined
    }
  /** Any other status than 2xx, or an `error` in the answer. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly body: unknown
      readonly message?: string | undefined
    }
  /** The answer is not JSON, or lacks what the caller relies on. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  /** No answer at all: offline, refused by the browser, cut off. */
  | { readonly kind: 'network'; readonly cause: unknown }
