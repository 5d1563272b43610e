'use client'

import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react'
import type { CaptchaWidget, CaptchaWidgets } from './captcha-widget.browser.ts'
import type { Captcha } from './captcha.browser.ts'
import type { CaptchaError } from './captcha.ts'

/** State of a captcha. */
export type CaptchaState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | {
      readonly status: 'failed'
      /** Its `kind` says what failed. */
      readonly error: CaptchaError
    }

/**
 * Loads a captcha when the component is mounted, and returns its state.
 *
 * @example
 * ```tsx
 * const { token } = useCaptcha(captcha)
 * const send = async () => console.log(await token(CaptchaAction.formBlock))
 * ```
 */
export function useCaptcha(captcha: Captcha): CaptchaState & Pick<Captcha, 'token'> {
  const [state, setState] = useState<CaptchaState>({ status: 'loading' })
  useEffect(() => {
    let isLeft = false
    const change = (next: CaptchaState): void => {
      if (!isLeft) setState(next)
    }
    captcha.load().then(
      () => change({ status: 'ready' }),
      (error: unknown) =>
        change({
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

/**
 * Shows a captcha widget in the element that gets `ref`.
 *
 * @example
 * ```tsx
 * const { ref, token, reset } = useCaptchaWidget(widgets)
 * const box = <div ref={ref} />
 * ```
 */
export function useCaptchaWidget(widgets: CaptchaWidgets): {
  /** For the element that the widget is shown in. */
  readonly ref: RefCallback<HTMLElement>
  /** The token while it is valid. */
  readonly token: string | undefined
  /** Asks the visitor to solve it again. */
  readonly reset: () => void
} {
  const [container, ref] = useState<HTMLElement | null>(null)
  const [token, setToken] = useState<string>()
  const widget = useRef<CaptchaWidget>(undefined)
  useEffect(() => {
    if (!container) return
    const rendered = (widget.current = widgets.render(container))
    const cleanup = rendered.subscribe(() => setToken(rendered.token()))
    return () => {
      cleanup()
      rendered.remove()
      setToken(undefined)
    }
  }, [widgets, container])
  const reset = useCallback(() => widget.current?.reset(), [])
  return { ref, token, reset }
}
