/** Where a call goes. Names in the path begin with a colon. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** The body of a successful answer means nothing: whatever it holds, plain text too, the call has succeeded. */
  readonly ignoresAnswer?: boolean | undefined
}
