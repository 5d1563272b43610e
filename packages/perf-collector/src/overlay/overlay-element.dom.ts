import type { Undo } from '@sitewright/machine'
import { createPerfCollector, type PerfCollector } from '../collector/collector.browser.ts'
import { createPerfOverlay, type PerfOverlayOptions } from './overlay.dom.ts'

export interface PerfOverlayElementOptions extends Omit<
  PerfOverlayOptions,
  'collector' | 'host' | 'isOpen' | 'placement'
> {
  /** Name of the element. @default 'perf-overlay' */
  readonly name?: string | undefined
  /** @default one of the element's own, that sends nothing */
  readonly collector?: Pick<PerfCollector, 'snapshot'> | undefined
}

/** A collector for looking only. */
function measureOnly(): { readonly collector: PerfCollector; readonly undo: Undo } {
  const collector = createPerfCollector({ send: () => true })
  return { collector, undo: collector.start() }
}

/**
 * Defines `<perf-overlay>`. Its attribute `open` opens it, and `placement="inline"` leaves it where it stands. An element
 * that is defined already stays as it is.
 */
export function definePerfOverlay({
  name = 'perf-overlay',
  ...options
}: PerfOverlayElementOptions = {}): void {
  // A server that renders pages has no elements to define.
  if (!(globalThis as Partial<typeof globalThis>).customElements || customElements.get(name)) return
  class PerfOverlayElement extends HTMLElement {
    #undo: Undo | undefined

    connectedCallback(): void {
      const { collector, undo } = options.collector
        ? { collector: options.collector, undo: undefined }
        : measureOnly()
      const undoOverlay = createPerfOverlay({
        ...options,
        collector,
        host: this,
        isOpen: this.hasAttribute('open'),
        placement: this.getAttribute('placement') === 'inline' ? 'inline' : 'corner',
      }).start()
      this.#undo = () => {
        undoOverlay()
        undo?.()
      }
    }

    disconnectedCallback(): void {
      this.#undo?.()
    }
  }
  customElements.define(name, PerfOverlayElement)
}
