import { fail, succeed, type Result } from '@sitewright/machine/result'
import { createStore } from '@sitewright/machine/store'
import { CaptchaError, type CaptchaAction, type CaptchaFailure } from './captcha.ts'

/** A `Captcha` without a network. */
export interface FakeCaptcha {
  readonly load: () => Promise<void>
  readonly token: (action: CaptchaAction) => Promise<Result<string, CaptchaError>>
  /** Actions of the tokens requested so far, oldest first. */
  readonly actions: readonly CaptchaAction[]
  /** Makes it fail from now on, or work again. */
  readonly fail: (kind: CaptchaFailure | undefined) => void
}

/** Creates a captcha for tests and stories. Its tokens are `token-1`, `token-2` and so on. */
export function createFakeCaptcha(): FakeCaptcha {
  const actions: CaptchaAction[] = []
  let failure: CaptchaFailure | undefined
  return {
    actions,
    fail: (kind) => {
      failure = kind
    },
    load: () => (failure ? Promise.reject(new CaptchaError(failure)) : Promise.resolve()),
    token: (action) => {
      actions.push(action)
      return Promise.resolve(failure ? fail(new CaptchaError(failure)) : succeed(`token-${actions.length}`))
    },
  }
}

/** Creates `CaptchaWidgets` that a test solves. */
export function createFakeCaptchaWidgets(): {
  readonly load: () => Promise<void>
  readonly render: (container: unknown) => {
    readonly token: () => string | undefined
    readonly subscribe: (listener: () => void) => () => void
    readonly reset: () => void
    readonly remove: () => void
  }
  /** Solves all of them; undefined expires their tokens. */
  readonly solve: (token: string | undefined) => void
} {
  const token = createStore<string | undefined>(undefined)
  return {
    load: () => Promise.resolve(),
    render: () => ({
      token: token.snapshot,
      subscribe: token.subscribe,
      reset: () => token.set(undefined),
      remove: () => undefined,
    }),
    solve: token.set,
  }
}
