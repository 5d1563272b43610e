import type { TokenApi } from './captcha.browser.ts'
import type { WidgetApi } from './captcha-widget.browser.ts'
import type { CaptchaProvider } from './captcha-loader.browser.ts'
import { type WidgetScript, widgetOf } from './widget-script.browser.ts'

/** The part of Google's script that is used here. */
interface Grecaptcha extends WidgetScript<number> {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<unknown>
}

const enterprise = (view: Window): Grecaptcha | undefined =>
  (view as { readonly grecaptcha?: { readonly enterprise?: Grecaptcha } }).grecaptcha?.enterprise

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js?render='

const whenReady = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    enterprise(view)?.ready(resolve)
  })

/** reCAPTCHA Enterprise, version 3: invisible, with a token for each action. */
export const recaptchaEnterprise: CaptchaProvider<TokenApi> = {
  scriptUrl: (siteKey) => SCRIPT + encodeURIComponent(siteKey),
  api: (view) => {
    const api = enterprise(view)
    return api && { execute: (siteKey, action) => api.execute(siteKey, { action }) }
  },
  whenReady,
}

/** reCAPTCHA Enterprise with a checkbox. */
export const recaptchaCheckbox: CaptchaProvider<WidgetApi> = {
  scriptUrl: (siteKey) => `${SCRIPT}explicit&k=${encodeURIComponent(siteKey)}`,
  api: (view) => {
    const api = enterprise(view)
    return api && widgetOf(api)
  },
  whenReady,
}
