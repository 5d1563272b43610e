import type { Cleanup } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { CaptchaError, captchaSizeFor, type CaptchaSize } from './captcha.ts'
import type { CaptchaLoader } from './captcha-loader.browser.ts'
import { reportToConsole, type Report } from '../report.browser.ts'

/** Settings of a service's widget. */
export interface WidgetSettings {
  /** Public key of the site. */
  readonly siteKey: string
  readonly size: CaptchaSize
  /** Receives the token when the visitor has solved it, and undefined when it expires or the service fails. */
  readonly onToken: (token: string | undefined) => void
}

/** A service with a widget. */
export interface WidgetApi {
  /** Shows a widget in an empty element. Returns a function that resets it. */
  readonly render: (container: HTMLElement, settings: WidgetSettings) => Cleanup
}

/** One widget in one container. */
export interface CaptchaWidget {
  /** Returns the token while it is valid. */
  readonly token: () => string | undefined
  /** Calls back when the token changes: it is solved, expires or is reset. */
  readonly subscribe: (listener: () => void) => Cleanup
  /** Asks the visitor to solve it again. One that could not be shown is shown, if that is possible by now. */
  readonly reset: () => void
  /** Removes the widget from its container. */
  readonly remove: () => void
}

/** Shows captcha widgets. */
export interface CaptchaWidgets {
  /** Loads the service, once. Rejects with a `CaptchaError`; the next call tries again. */
  readonly load: () => Promise<void>
  /** Returns the widget of a container. It is shown once the service is loaded and the container has a width. */
  readonly render: (container: HTMLElement) => CaptchaWidget
}

/** Attribute of a container with a widget. */
const renderedAttribute = 'data-captcha-rendered'

const widgets = new WeakMap<Element, { readonly widget: CaptchaWidget; readonly retry: () => void }>()

/**
 * Creates the widgets of a service. A widget that fails is reported and does not affect the others.
 *
 * @example
 * ```ts
 * import { createCaptchaLoader, createCaptchaWidgets, turnstile } from '@sitewright/site/captcha'
 *
 * const widgets = createCaptchaWidgets(createCaptchaLoader(turnstile, { siteKey: 'key of the page' }))
 * const widget = widgets.render(container)
 * widget.subscribe(() => console.log(widget.token()))
 * ```
 */
export function createCaptchaWidgets(
  { load, siteKey }: CaptchaLoader<WidgetApi>,
  {
    report = reportToConsole,
  }: {
    /** Receives the errors of widgets. @default writes them to the console */
    readonly report?: Report | undefined
  } = {},
): CaptchaWidgets {
  function render(container: HTMLElement): CaptchaWidget {
    const known = widgets.get(container)
    known?.retry()
    if (known) return known.widget

    const token = createStore<string | undefined>(undefined, report)
    const ending = new AbortController()
    let place: HTMLElement | undefined
    let cleanup: Cleanup | undefined
    let hasFailed = false

    const onToken = (next: string | undefined): void => {
      if (!ending.signal.aborted) token.set(next)
    }
    const clear = (): void => {
      place?.remove()
      container.removeAttribute(renderedAttribute)
    }
    const show = async (): Promise<void> => {
      const api = await load()
      const width = await whenWide(container, ending.signal)
      if (ending.signal.aborted) return
      // The service gets a new element each time: some services cannot use one twice.
      place = container.appendChild(container.ownerDocument.createElement('div'))
      container.setAttribute(renderedAttribute, 'true')
      cleanup = api.render(place, { siteKey, size: captchaSizeFor(width), onToken })
    }
    const start = (): void => {
      hasFailed = false
      show().catch((error: unknown) => {
        if (ending.signal.aborted) return
        hasFailed = true
        clear()
        report(error instanceof CaptchaError ? error : new CaptchaError('refused', error), { container })
      })
    }
    const retry = (): void => {
      if (hasFailed && !ending.signal.aborted) start()
    }
    const widget: CaptchaWidget = {
      token: token.snapshot,
      subscribe: token.subscribe,
      reset: () => {
        retry()
        cleanup?.()
        onToken(undefined)
      },
      remove: () => {
        ending.abort()
        clear()
        if (widgets.get(container)?.widget === widget) widgets.delete(container)
      },
    }
    widgets.set(container, { widget, retry })
    start()
    return widget
  }

  return { load: () => load().then(() => undefined), render }
}

/** Waits until an element has a width: its form may be in a closed lightbox. */
function whenWide(element: HTMLElement, signal: AbortSignal): Promise<number> {
  const width = (): number => element.getBoundingClientRect().width
  if (width() > 0) return Promise.resolve(width())
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (width() === 0) return
      observer.disconnect()
      resolve(width())
    })
    observer.observe(element)
    signal.addEventListener('abort', () => {
      observer.disconnect()
      resolve(0)
    })
  })
}

export type { CaptchaSize } from './captcha.ts'
