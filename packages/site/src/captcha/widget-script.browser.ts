import type { WidgetApi } from './captcha-widget.browser.ts'

/** Widget functions of a service's script, as named by reCAPTCHA. Turnstile has the same ones. */
export interface WidgetScript<Id> {
  readonly render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => Id
  readonly reset: (id: Id) => void
}

/** Adapts such a script to `WidgetApi`. */
export const widgetOf = <Id>(script: WidgetScript<Id>): WidgetApi => ({
  render: (container, { siteKey, size, onToken }) => {
    const ended = (): void => onToken(undefined)
    const id = script.render(container, {
      sitekey: siteKey,
      size,
      callback: onToken,
      'expired-callback': ended,
      'error-callback': ended,
    })
    return () => script.reset(id)
  },
})
