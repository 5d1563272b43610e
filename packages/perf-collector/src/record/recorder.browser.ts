import { type PageAddress, recordContext } from './context.browser.ts'
import type { PerfRecord, RecordEvent, Send, VisitorIds } from './record.contract.ts'

export interface RecorderOptions {
  readonly app: string
  readonly endpoint: string
  readonly version: string
  readonly ids: () => VisitorIds
  readonly send: Send
  /** Gets what was thrown. Never throws itself. */
  readonly report: (error: unknown) => void
}

/** Writes records, and keeps them until they are sent. */
export interface Recorder {
  readonly add: (event: RecordEvent, data: object, pageLoadId: string, address: PageAddress) => void
  /** Sends all records: as a beacon, or by XHR if the browser does not take it. */
  readonly flush: () => void
}

/** Browsers take 64 KiB of beacons at a time, counted in bytes of UTF-8; other scripts send some, too. */
const MOST_BYTES = 50_000

const withXhr = ({ data, ...record }: PerfRecord): PerfRecord => ({
  ...record,
  data: { ...data, context: { ...data.context, deliveryType: 'xhr' } },
})

/** Creates a recorder. It keeps 50 kB of records at most: what would go beyond is sent before. */
export function createRecorder({ app, endpoint, version, ids, send, report }: RecorderOptions): Recorder {
  let records: PerfRecord[] = []
  let size = 0

  function isSent(type: 'beacon' | 'xhr', body: readonly PerfRecord[]): boolean {
    try {
      return send(endpoint, JSON.stringify(body), type)
    } catch (error) {
      report(error)
      return false
    }
  }

  function flush(): void {
    const waiting = records
    records = []
    size = 0
    if (waiting.length > 0 && !isSent('beacon', waiting)) isSent('xhr', waiting.map(withXhr))
  }

  return {
    flush,
    add: (event, data, pageLoadId, address) => {
      // Not the clock of `Date`: pages replace it, and visitors set it.
      const ts = Math.round(performance.timeOrigin + performance.now())
      const context = recordContext(version, ids(), address)
      const record = { app, data: { ...data, context }, event, pageLoadId, ts }
      const { size: bytes } = new Blob([JSON.stringify(record)])
      if (size + bytes > MOST_BYTES) flush()
      records.push(record)
      size += bytes
    },
  }
}
