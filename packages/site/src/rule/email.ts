const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9]+(?:-+[a-z0-9]+)*'

// Each repetition begins with a character that the one before it cannot take, so matching time is linear.
const shape = (ending: string): RegExp =>
  new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:${ending})$`, 'i')

const SHORT = shape('[a-z0-9]{2,4}')
const ANY = shape('[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9]')

/** Settings of `isEmail`. */
export interface EmailOptions {
  /**
   * Length of the last part: `short` accepts 2 to 4 letters or digits, `any` also `.photography`.
   * @default 'short'
   */
  readonly ending?: 'short' | 'any' | undefined
}

/** Checks for an email address of 3 to 256 characters. The value is not trimmed. */
export const isEmail = (value: unknown, { ending = 'short' }: EmailOptions = {}): value is string =>
  typeof value === 'string' &&
  value.length >= 3 &&
  value.length <= 256 &&
  (ending === 'any' ? ANY : SHORT).test(value)
