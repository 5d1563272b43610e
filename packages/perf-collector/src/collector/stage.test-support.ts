import { createFakeClock } from '@sitewright/machine/testing'
import { onTestFinished, vi } from 'vitest'
import type { DeliveryType, PerfRecord } from '../record/record.contract.ts'
import { readRecords } from '../record/record.testing.ts'
import type { VitalsEntry } from '../vitals/vitals.ts'
import { createPerfCollector, type PerfCollector } from './collector.browser.ts'
import type { PerfCollectorOptions } from './options.ts'

/** A request that was made. */
interface Sent {
  readonly endpoint: string
  readonly deliveryType: DeliveryType
  readonly records: readonly PerfRecord[]
}

export interface Stage {
  readonly collector: PerfCollector
  readonly sent: readonly Sent[]
  readonly records: () => readonly PerfRecord[]
  readonly errors: readonly unknown[]
  readonly pass: (ms: number) => void
  readonly pending: () => number
  /** Number of observers that observe. */
  readonly observers: () => number
  /** Delivers entries as the browser would. */
  readonly observe: (...entries: readonly object[]) => void
  /** Keeps entries until `takeRecords`. */
  readonly hold: (...entries: readonly object[]) => void
  readonly hide: () => void
  readonly show: () => void
  /** Presses a button, as a visitor does. */
  readonly press: () => void
  /** Draws the next frame. */
  readonly frame: () => void
}

const TYPES = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input']

/** First contentful paint, as the browser reports it. */
export const firstPaint = (startTime: number): VitalsEntry => ({
  entryType: 'paint',
  name: 'first-contentful-paint',
  startTime,
})

/** Sets the visibility of the document and says so. */
export function setVisibility(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  window.dispatchEvent(new Event('visibilitychange'))
}

/** An event that the visitor has caused. */
const trusted = (type: string): Event => Object.defineProperty(new Event(type), 'isTrusted', { value: true })

/** A collector in a document whose observers, frames, clock and network are fake. */
export function setStage(changes: Partial<PerfCollectorOptions> = {}): Stage {
  const active = new Set<(entries: object[]) => void>()
  const held: object[] = []
  class Observer {
    static readonly supportedEntryTypes = TYPES
    readonly callback: (entries: object[]) => void
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      this.callback = (entries) => callback({ getEntries: () => entries })
    }
    observe(): void {
      active.add(this.callback)
    }
    takeRecords(): object[] {
      return held.splice(0)
    }
    disconnect(): void {
      active.delete(this.callback)
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  const { clock, pass, pending } = createFakeClock()
  const sent: Sent[] = []
  const errors: unknown[] = []
  const collector = createPerfCollector({
    app: 'shop',
    clock,
    onError: (error) => errors.push(error),
    send: (endpoint, body, deliveryType) => {
      const read = readRecords(body)
      if (!read.ok) throw new Error(read.failure)
      sent.push({ endpoint, deliveryType, records: read.value })
      return true
    },
    ...changes,
  })
  return {
    collector,
    sent,
    records: () => sent.flatMap(({ records }) => records),
    errors,
    pass,
    pending,
    observers: () => active.size,
    observe: (...entries) => {
      for (const callback of active) callback([...entries])
    },
    hold: (...entries) => void held.push(...entries),
    hide: () => setVisibility('hidden'),
    show: () => setVisibility('visible'),
    press: () => void window.dispatchEvent(trusted('click')),
    frame: () => {
      for (const draw of frames.splice(0)) draw()
    },
  }
}

/** Visitor and page that a test begins with. */
export function setPage(): void {
  setVisibility('visible')
  document.cookie = 'SS_ANALYTICS_ID=a-1'
  document.cookie = 'SS_MID=m-1'
}

/** Undoes all that a test has replaced. */
export function clearPage(): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** A collector that runs until the test ends. */
export function startStage(changes?: Partial<PerfCollectorOptions>): Stage {
  const stage = setStage(changes)
  onTestFinished(stage.collector.start())
  return stage
}
