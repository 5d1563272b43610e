import type { Call } from '@sitewright/site/http'
import type { PageFields } from '@sitewright/site/page'

/** Body of a submission. */
export interface FormSubmission extends PageFields {
  /** From `fetchFormKey`, for this submission only. */
  readonly key: string
  /** JSON text of the answers by the id of their field. */
  readonly form: string
  /** Left out without a captcha. */
  readonly captchaKey?: string
}

/** Key of all submissions to a server of your own: it tells none of them apart. */
export const ownKey = 'own'

/** Fetches the key of a submission. */
export const fetchFormKeyCall = {
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  credentials: 'include',
} as const satisfies Call

/** Saves a submission. */
export const saveFormCall = {
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  credentials: 'include',
  ignoresAnswer: true,
} as const satisfies Call
