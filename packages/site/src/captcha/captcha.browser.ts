import { fail, succeed, type Result } from '@sitewright/machine/result'
import { CaptchaError, type CaptchaAction } from './captcha.ts'
import type { CaptchaLoader } from './captcha-loader.browser.ts'

/** An invisible service with a token for each action. */
export interface TokenApi {
  /** Resolves to a token for one call. */
  readonly execute: (siteKey: string, action: CaptchaAction) => Promise<unknown>
}

/** An invisible captcha. */
export interface Captcha {
  /** Loads the service, once. Rejects with a `CaptchaError`; the next call tries again. */
  readonly load: () => Promise<void>
  /** Gets a fresh token for an action. Call `load` first. */
  readonly token: (action: CaptchaAction) => Promise<Result<string, CaptchaError>>
}

/**
 * Creates a captcha without anything to solve, which gives a token for each action.
 *
 * @example
 * ```ts
 * import {
 *   CaptchaAction,
 *   createCaptcha,
 *   createCaptchaLoader,
 *   recaptchaEnterprise,
 * } from '@sitewright/site/captcha'
 *
 * const captcha = createCaptcha(createCaptchaLoader(recaptchaEnterprise, { siteKey: 'key of the page' }))
 * const token = await captcha.token(CaptchaAction.restockSignUp)
 * if (!token.ok) console.warn(token.failure.kind)
 * ```
 */
export function createCaptcha({ load, wait, siteKey }: CaptchaLoader<TokenApi>): Captcha {
  let isSetUp = false

  async function ask(action: CaptchaAction): Promise<string> {
    if (siteKey && !isSetUp) throw new CaptchaError('not-set-up')
    const api = await load()
    const token = await wait(api.execute(siteKey, action))
    if (typeof token !== 'string' || !token) throw new CaptchaError('refused')
    return token
  }

  return {
    load: async () => {
      isSetUp = true
      await load()
    },
    token: (action) =>
      ask(action).then(succeed, (cause: unknown) =>
        fail(cause instanceof CaptchaError ? cause : new CaptchaError('refused', cause)),
      ),
  }
}

export { CaptchaAction } from './captcha.ts'
