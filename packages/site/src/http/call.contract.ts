/** Method and path of a call. Names in the path begin with a colon. */
export interface Call {
  /** Method of the request. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path from the first slash, with the names of its parameters: `/orders/:id`. */
  readonly path: string
  /** Ignores the body of a successful response, so that plain text is a success too. */
  readonly ignoresAnswer?: boolean | undefined
  /** Sends a password or the like: to the page's own origin and to `trustedOrigins` only. */
  readonly isSecret?: boolean | undefined
  /**
   * Cookies that are sent: `include` sends them to another origin too.
   * @default those of `createHttp`
   */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
}
