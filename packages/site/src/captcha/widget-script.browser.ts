import type { WidgetApi } from './captcha-widget.browser.ts'

/** How a service's script shows a widget: in Google's words, which others took over. */
export interface WidgetScript<Id> {
  readonly render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => Id
  readonly reset: (id: Id) => void
}

/** A script of Google's kind as a service that shows something to solve. */
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
