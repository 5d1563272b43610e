import type { CaptchaProvider } from './captcha-loader.browser.ts'
import type { WidgetApi } from './captcha-widget.browser.ts'
import { type WidgetScript, widgetOf } from './widget-script.browser.ts'

const script = (view: Window): WidgetScript<string> | undefined =>
  (view as { readonly turnstile?: WidgetScript<string> }).turnstile

/** Cloudflare Turnstile. */
export const turnstile: CaptchaProvider<WidgetApi> = {
  scriptUrl: (siteKey) =>
    `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&k=${encodeURIComponent(siteKey)}`,
  api: (view) => {
    const api = script(view)
    return api && widgetOf(api)
  },
  whenReady: () => Promise.resolve(),
}
