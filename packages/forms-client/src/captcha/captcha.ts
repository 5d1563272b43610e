import type { Undo } from '@sitewright/machine'

/** Captcha of a form: an invisible one, or a widget in a container. */
export interface FormCaptcha {
  /**
   * Returns the answer for one submission, undefined while the visitor has not solved it. It may reject, or not answer
   * for a minute: the submission then fails as with an unsolved one. The signal is aborted when the answer is no longer
   * needed.
   */
  readonly answer: (context?: { readonly signal?: AbortSignal | undefined }) => Promise<string | undefined>
  /** Asks for a new answer, after a submission that failed. */
  readonly reset: () => void
  /** True while the submit button has to wait for the answer. */
  readonly isBlocking: () => boolean
  /** Calls back when `isBlocking` changes. */
  readonly subscribe: (listener: () => void) => Undo
}
