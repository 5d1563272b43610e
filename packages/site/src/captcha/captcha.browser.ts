import { fail, succeed, type Result } from '@sitewright/machine/result'
import { CaptchaError, type CaptchaAction } from './captcha.ts'
import type { CaptchaLoader } from './captcha-loader.browser.ts'

/** A service that judges a visitor unseen, and gives a token for each action. */
export interface TokenApi {
  readonly execute: (siteKey: string, action: CaptchaAction) => Promise<unknown>
}

/** A captcha without anything to solve. */
export interface Captcha {
  /** Loads the service, once. Rejects with a `CaptchaError`; the next call tries again. */
  readonly load: () => Promise<void>
  /** A fresh token for an action. Wants `load` to have been called before. */
  readonly token: (action: CaptchaAction) => Promise<Result<string, CaptchaError>>
}

/** Gets captcha tokens from a service, one for each action. */
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
