import { fail, succeed, type Result } from '@sitewright/machine/result'
import { CaptchaError, type CaptchaAction, type CaptchaFailure } from './captcha.ts'

/** A captcha that needs no network. It is as good as a `Captcha`. */
export interface FakeCaptcha {
  readonly load: () => Promise<void>
  readonly token: (action: CaptchaAction) => Promise<Result<string, CaptchaError>>
  /** The actions that tokens were asked for, oldest first. */
  readonly actions: readonly CaptchaAction[]
  /** Lets it fail from now on, or work again. */
  readonly fail: (kind: CaptchaFailure | undefined) => void
}

/** A captcha for tests and stories. Its tokens count up: `token-1`, `token-2`. */
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

/** Widgets that a test solves by itself. They are as good as `CaptchaWidgets`. */
export function createFakeCaptchaWidgets(): {
  readonly load: () => Promise<void>
  readonly render: (container: unknown) => {
    readonly token: () => string | undefined
    readonly subscribe: (listener: () => void) => () => void
    readonly reset: () => void
    readonly remove: () => void
  }
  /** As if the visitor had solved all of them; nothing lets their tokens expire. */
  readonly solve: (token: string | undefined) => void
} {
  const listeners = new Set<() => void>()
  let current: string | undefined
  const solve = (token: string | undefined): void => {
    current = token
    for (const listener of [...listeners]) listener()
  }
  return {
    load: () => Promise.resolve(),
    render: () => ({
      token: () => current,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      reset: () => solve(undefined),
      remove: () => undefined,
    }),
    solve,
  }
}
