import { succeed, type Result } from '@sitewright/machine/result'
import type { Language } from '../multilingual/multilingual.contract.ts'
import {
  setLanguageCall,
  signInCall,
  signOutCall,
  type Credentials,
  type SignedIn,
} from './session.contract.ts'
import type { CallFailure } from '../http/failure.ts'
import { ignoreAnswer, type CallOptions, type Http } from '../http/http.browser.ts'
import { readerOf } from '../reader/reader.ts'
import { isRecord } from '../reader/value.ts'

const readSignedIn = readerOf<SignedIn>((body) =>
  isRecord(body) && typeof body.xsrfToken === 'string' ? { xsrfToken: body.xsrfToken } : undefined,
)

/**
 * Signs a site user in. Later calls carry the token of the new session.
 *
 * @example
 * ```ts
 * import { failureText } from '@sitewright/site/messages'
 * import { signIn } from '@sitewright/site/session'
 *
 * const signedIn = await signIn(http, { email: 'ada@example.com', password: 'correct horse' })
 * if (signedIn.ok) location.reload()
 * else console.warn(failureText(signedIn.failure) ?? 'Please try again later.')
 * ```
 */
export async function signIn(
  http: Http,
  { email, password, rememberMe = false }: Credentials,
  options?: CallOptions,
): Promise<Result<SignedIn, CallFailure>> {
  const body = { email, password, rememberMe }
  const signedIn = await http.call({ ...options, ...signInCall, body }, readSignedIn)
  if (signedIn.ok) http.renewCrumb(signInCall.path, signedIn.value.xsrfToken)
  return signedIn
}

/** Signs the site user out. If the token has expired, the call is repeated once with the new one. */
export const signOut = (
  http: Http,
  { cloneCart = false, ...options }: CallOptions & { readonly cloneCart?: boolean | undefined } = {},
): Promise<Result<true, CallFailure>> =>
  http.call({ ...options, ...signOutCall, query: { cloneCart }, retryOnCrumbFailure: true }, ignoreAnswer)

/** Sets the language of the site user. A custom language is not sent, because no locale goes with it. */
export const setLanguage = async (
  http: Http,
  { code, custom }: Pick<Language, 'code' | 'custom'>,
  options?: CallOptions,
): Promise<Result<{ readonly sent: boolean }, CallFailure>> =>
  custom
    ? succeed({ sent: false })
    : http.call({ ...options, ...setLanguageCall, body: { language: code } }, () => succeed({ sent: true }))

export type { Credentials, SignedIn } from './session.contract.ts'
