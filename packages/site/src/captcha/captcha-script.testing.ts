import { HttpResponse } from 'msw'
import { createEndpointMock, type EndpointMock } from '../mock/endpoint-mock.testing.ts'

/** Settings of `createCaptchaScriptMock`. */
export interface CaptchaScriptMockOptions {
  /**
   * Precedes the path.
   * @default '*', any origin
   */
  readonly baseUrl?: string | undefined
  /**
   * Path of the script, with `:siteKey`.
   * @default '/api/captcha/:siteKey'
   */
  readonly path?: string | undefined
  /**
   * Returns the text of the script for a site key.
   * @default a reCAPTCHA that believes everybody: its tokens are the site key
   */
  readonly script?: ((siteKey: string) => string) | undefined
}

/** A captcha service in memory, which serves its script. */
export interface CaptchaScriptMock extends EndpointMock<'fetchCaptchaScript'> {
  /** Address of the script, for a `CaptchaProvider`. */
  readonly scriptUrl: (siteKey: string) => string
}

/** Script with the functions of reCAPTCHA Enterprise that are used here. */
function passingScript(siteKey: string): string {
  const token = JSON.stringify(siteKey)
  const render = `(_, { callback }) => (callback(${token}), 0)`
  const api = `{ ready: (then) => then(), execute: () => Promise.resolve(${token}), render: ${render}, reset: () => {} }`
  return `window.grecaptcha = { enterprise: ${api} }`
}

/** Creates the script of a captcha service for tests, stories and demos. MSW's worker serves it to pages. */
export function createCaptchaScriptMock({
  baseUrl,
  path = '/api/captcha/:siteKey',
  script = passingScript,
}: CaptchaScriptMockOptions = {}): CaptchaScriptMock {
  const mock = createEndpointMock({
    endpoints: { fetchCaptchaScript: { method: 'GET', path } },
    baseUrl,
    answer: ({ params: { siteKey = '' } }) =>
      HttpResponse.text(script(siteKey), { headers: { 'Content-Type': 'text/javascript' } }),
  })
  return { ...mock, scriptUrl: (siteKey) => path.replace(':siteKey', encodeURIComponent(siteKey)) }
}
