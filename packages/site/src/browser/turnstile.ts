import type { CaptchaProvider } from './captcha-loader.ts'
import type { WidgetApi } from './captcha-widget.ts'

/** The part of Cloudflare's script that is used here. */
interface TurnstileScript {
  readonly render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => string
  readonly reset: (id: string) => void
}

const script = (view: Window): TurnstileScript | undefined =>
  (view as { readonly turnstile?: TurnstileScript }).turnstile

/** Cloudflare Turnstile, shown where it is rendered. */
export const turnstile: CaptchaProvider<WidgetApi> = {
  scriptUrl: (siteKey) =>
    `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&k=${encodeURIComponent(siteKey)}`,
  api: (view) => {
    const api = script(view)
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
  whenReady: () => Promise.resolve(),
}
