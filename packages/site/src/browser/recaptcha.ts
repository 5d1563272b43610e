import type { TokenApi } from './captcha.ts'
import type { WidgetApi } from './captcha-widget.ts'
import type { CaptchaProvider } from './captcha-loader.ts'

/** The part of Google's script that is used here. */
interface Grecaptcha {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<unknown>
  readonly render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => number
  readonly reset: (id: number) => void
}

const enterprise = (view: Window): Grecaptcha | undefined =>
  (view as { readonly grecaptcha?: { readonly enterprise?: Grecaptcha } }).grecaptcha?.enterprise

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js?render='

const whenReady = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    enterprise(view)?.ready(resolve)
  })

/** reCAPTCHA Enterprise, version 3: a token for each action, nothing to solve. */
export const recaptchaEnterprise: CaptchaProvider<TokenApi> = {
  scriptUrl: (siteKey) => SCRIPT + encodeURIComponent(siteKey),
  api: (view) => {
    const api = enterprise(view)
    return api && { execute: (siteKey, action) => api.execute(siteKey, { action }) }
  },
  whenReady,
}

/** reCAPTCHA Enterprise with a box to tick. */
export const recaptchaCheckbox: CaptchaProvider<WidgetApi> = {
  scriptUrl: (siteKey) => `${SCRIPT}explicit&k=${encodeURIComponent(siteKey)}`,
  api: (view) => {
    const api = enterprise(view)
    return (
      api && {
        render: (container, { siteKey, size, onToken }) => {
          const ended = (): void => onToken(undefined)
          const id = api.render(container, {
            sitekey: siteKey,
            size,
            callback: onToken,
            'expired-callback': ended,
            'error-callback': ended,
          })
          return () => api.reset(id)
        },
      }
    )
  },
  whenReady,
}
