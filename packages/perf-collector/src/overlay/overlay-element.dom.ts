import type { Cleanup } from '@sitewright/machine'
import { createPerfCollector, type PerfCollector } from '../collector/collector.browser.ts'
import { createPerfOverlay, type PerfOverlayOptions } from './overlay.dom.ts'

/** Settings of `definePerfOverlay`. */
export interface PerfOverlayElementOptions extends Omit<
  PerfOverlayOptions,
  'collector' | 'host' | 'isOpen' | 'placement'
> {
  /** Name of the element. @default 'perf-overlay' */
  readonly name?: string | undefined
  /**
   * Collector whose metrics are shown.
   *
   * @default one of the element's own, that sends nothing
   */
  readonly collector?: Pick<PerfCollector, 'snapshot'> | undefined
}

/** A collector for looking only. */
function measureOnly(): { readonly collector: PerfCollector; readonly cleanup: Cleanup } {
  const collector = createPerfCollector({ send: () => true })
  return { collector, cleanup: collector.start() }
}

/**
 * Defines `<perf-overlay>`. Its attribute `open` opens it, and `placement="inline"` leaves it where it stands. An element
 * that is defined already stays as it is.
 *
 * @example
 * ```ts
 * import { definePerfOverlay } from '@sitewright/perf-collector/overlay'
 *
 * definePerfOverlay()
 * document.body.append(document.createElement('perf-overlay'))
 * ```
 */
export function definePerfOverlay({
  name = 'perf-overlay',
  ...options
}: PerfOverlayElementOptions = {}): void {
  // A server that renders pages has no elements to define.
  if (!(globalThis as Partial<typeof globalThis>).customElements || customElements.get(name)) return
  class PerfOverlayElement extends HTMLElement {
    #cleanup: Cleanup | undefined

    connectedCallback(): void {
      const { collector, cleanup } = options.collector
        ? { collector: options.collector, cleanup: undefined }
        : measureOnly()
      const stopOverlay = createPerfOverlay({
        ...options,
        collector,
        host: this,
        isOpen: this.hasAttribute('open'),
        placement: this.getAttribute('placement') === 'inline' ? 'inline' : 'corner',
      }).start()
      this.#cleanup = () => {
        stopOverlay()
        cleanup?.()
      }
    }

    disconnectedCallback(): void {
      this.#cleanup?.()
    }
  }
  customElements.define(name, PerfOverlayElement)
}
