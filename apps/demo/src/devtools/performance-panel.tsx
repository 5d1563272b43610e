import { useCallback, useSyncExternalStore } from 'react'
import type { PerfRecord } from '@sitewright/perf-collector'
import { createPerfOverlay } from '@sitewright/perf-collector/overlay'
import { isRecord } from '@sitewright/site/reader'
import { clearReceived, readReceived, whenReceived } from '../mock/received.ts'
import type { Shop } from '../wiring.ts'
import { Host, useMeasuring } from './host.tsx'
import { ReceivedList } from './received-list.tsx'

const RATINGS: Readonly<Record<string, string>> = {
  firstContentfulPaint: 'FCP',
  largestContentfulPaint: 'LCP',
  cumulativeLayoutShift: 'CLS',
  firstInputDelay: 'FID',
  interactionToNextPaint: 'INP',
}

/** Ratings of a page, worst words first to read: `LCP good, CLS good`. */
function detailOf({ data }: PerfRecord): string {
  const { ratings, context } = data as { readonly ratings?: unknown; readonly context?: unknown }
  const given = isRecord(ratings)
    ? Object.entries(ratings).map(([metric, rating]) => `${RATINGS[metric] ?? metric} ${String(rating)}`)
    : []
  const path = isRecord(context) && typeof context.pathname === 'string' ? context.pathname : ''
  return [path, given.join(', ')].filter(Boolean).join(' · ')
}

/** Records that the server has received. */
function Records() {
  const { records } = useSyncExternalStore(whenReceived, readReceived)
  const rows = records.map((record, i) => ({
    key: `${i} ${record.pageLoadId}`,
    time: record.ts,
    title: record.event,
    detail: detailOf(record),
    data: record.data,
  }))
  return (
    <>
      <div className="devtools-head">
        <h2>Records at the server: {records.length}</h2>
        <button type="button" onClick={clearReceived}>
          Forget
        </button>
      </div>
      <ReceivedList
        label="Records at the server, newest last"
        rows={rows}
        empty="No record has arrived yet. They are sent 30 seconds after the load, and when the page is hidden."
      />
    </>
  )
}

/** The overlay of perf-collector with its ratings and waterfall, and the records that have arrived. */
export function PerformancePanel({ shop }: { readonly shop: Shop }) {
  const collector = useMeasuring(shop)?.collector
  const add = useCallback(
    (parent: HTMLElement) => {
      if (!collector) return () => undefined
      const host = parent.appendChild(document.createElement('div'))
      // The outline would lie over this panel as well, so the developer asks for it.
      const overlay = createPerfOverlay({
        collector,
        host,
        placement: 'inline',
        isOpen: true,
        isOutlined: false,
      })
      return overlay.start()
    },
    [collector],
  )
  if (!collector) return <p className="devtools-none">Nothing is measured yet.</p>
  return (
    <div className="devtools-measure">
      <Host className="devtools-part" add={add} />
      <section aria-label="At the server">
        <Records />
      </section>
    </div>
  )
}
