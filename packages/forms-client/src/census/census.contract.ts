import type { Call } from '@sitewright/site/http'
import type { PageFields } from '@sitewright/site/page'

/** Record of a form that was shown, for the census. */
export interface FormRender extends PageFields {
  readonly formId: string
  /** Id of the visitor; empty for one who has not agreed to a cookie. */
  readonly visitorCookie: string
}

/** Counts a form that was shown. */
export const trackFormRenderCall = {
  method: 'POST',
  path: '/api/census/form-render',
  ignoresAnswer: true,
} as const satisfies Call
