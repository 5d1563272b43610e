'use client'

import { useEffect, useState } from 'react'
import type { Captcha } from '../browser/captcha.ts'
import type { CaptchaError } from '../core/captcha.ts'

/** How far a captcha is. */
export type CaptchaState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: CaptchaError }

/** Loads a captcha when the component is mounted. */
export function useCaptcha(captcha: Captcha): CaptchaState & Pick<Captcha, 'token'> {
  const [state, setState] = useState<CaptchaState>({ status: 'loading' })
  useEffect(() => {
    let isLeft = false
    const become = (next: CaptchaState): void => {
      if (!isLeft) setState(next)
    }
    captcha.load().then(
      () => become({ status: 'ready' }),
      (error: unknown) =>
        become({
          status: 'failed',
          error: error as CaptchaError,
        }),
    )
    return () => {
      isLeft = true
    }
  }, [captcha])
  return { ...state, token: captcha.token }
}
