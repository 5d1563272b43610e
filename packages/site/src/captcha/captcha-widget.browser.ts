import type { Undo } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { CaptchaError, captchaSizeFor, type CaptchaSize } from './captcha.ts'
import type { CaptchaLoader } from './captcha-loader.browser.ts'
import { reportToConsole, type Report } from '../report.browser.ts'

/** What a service's widget tells, and how it looks. */
export interface WidgetSettings {
  readonly siteKey: string
  readonly size: CaptchaSize
  /** The visitor solved it; nothing once the token has expired or the service has failed. */
  readonly onToken: (token: string | undefined) => void
}

/** A service that shows something to solve. */
export interface WidgetApi {
  /** Shows a widget in an empty element. What is returned resets it. */
  readonly render: (container: HTMLElement, settings: WidgetSettings) => Undo
}

/** One widget in one container. */
export interface CaptchaWidget {
  /** The token, while it is good. */
  readonly token: () => string | undefined
  readonly subscribe: (listener: () => void) => Undo
  /** Has it solved anew. */
  readonly reset: () => void
  /** Takes the widget out of its container. */
  readonly remove: () => void
}

/** Shows captcha widgets. */
export interface CaptchaWidgets {
  /** Loads the service, once. Rejects with a `CaptchaError`; the next call tries again. */
  readonly load: () => Promise<void>
  /** The widget of a container, which gets one as soon as the service is loaded and the container has a width. */
  readonly render: (container: HTMLElement) => CaptchaWidget
}

/** The mark of a container that has its widget. */
export const renderedMark = 'data-captcha-rendered'

const widgets = new WeakMap<Element, CaptchaWidget>()

/** Shows the widgets of a service, each once. What goes wrong with one is reported and leaves the others alone. */
export function createCaptchaWidgets(
  { load, siteKey }: CaptchaLoader<WidgetApi>,
  { report = reportToConsole }: { readonly report?: Report | undefined } = {},
): CaptchaWidgets {
  function render(container: HTMLElement): CaptchaWidget {
    const known = widgets.get(container)
    if (known) return known

    const token = createStore<string | undefined>(undefined, report)
    // The service gets an element of its own: it may not be able to use the same one twice.
    const place = container.ownerDocument.createElement('div')
    const ending = new AbortController()
    let undo: Undo | undefined

    const onToken = (next: string | undefined): void => {
      if (!ending.signal.aborted) token.set(next)
    }
    const remove = (): void => {
      ending.abort()
      place.remove()
      container.removeAttribute(renderedMark)
      if (widgets.get(container) === widget) widgets.delete(container)
    }
    const show = async (): Promise<void> => {
      const api = await load()
      const width = await whenWide(container, ending.signal)
      if (ending.signal.aborted) return
      container.append(place)
      container.setAttribute(renderedMark, 'true')
      undo = api.render(place, { siteKey, size: captchaSizeFor(width), onToken })
    }
    const widget: CaptchaWidget = {
      token: token.snapshot,
      subscribe: token.subscribe,
      reset: () => {
        undo?.()
        onToken(undefined)
      },
      remove,
    }
    widgets.set(container, widget)
    show().catch((error: unknown) => {
      if (ending.signal.aborted) return
      remove()
      report(error instanceof CaptchaError ? error : new CaptchaError('refused', error), { container })
    })
    return widget
  }

  return { load: () => load().then(() => undefined), render }
}

/** The width of an element, as soon as it has one: a form may wait in a closed lightbox. */
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
