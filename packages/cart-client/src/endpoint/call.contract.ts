/** Where a call goes. Names in the path begin with a colon. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Whether the body of a successful answer means nothing: plain text, too, is a success. */
  readonly ignoresAnswer?: boolean | undefined
}
