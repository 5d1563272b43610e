import type { Guard } from '../guard.ts'
import { type PageAddress, cookieIds, recordContext } from './context.browser.ts'
import type { DeliveryType, PerfRecord, RecordEvent, RecorderOptions, Send } from './record.contract.ts'

/** Writes records, and keeps them until they are sent. */
export interface Recorder {
  readonly add: (event: RecordEvent, data: object, pageLoadId: string, address: PageAddress) => void
  /** Sends all records: as a beacon, or by XHR if the browser does not take it. */
  readonly flush: () => void
}

/** Browsers take 64 KiB of beacons at a time, counted in bytes of UTF-8; other scripts send some, too. */
const MOST_BYTES = 50_000

/** Sends by `sendBeacon` or by XHR, as plain text. No answer is read. */
const sendText: Send = (endpoint, body, deliveryType) => {
  if (deliveryType === 'beacon') return navigator.sendBeacon?.(endpoint, body) ?? false
  const request = new XMLHttpRequest()
  request.open('POST', endpoint)
  // Text is sent as text/plain;charset=UTF-8. https://xhr.spec.whatwg.org/#the-send()-method
  request.send(body)
  return true
}

/** Creates a recorder. It keeps 50 kB of records at most: what would go beyond is sent before. */
export function createRecorder(
  {
    app,
    endpoint = '/api/1/performance/records',
    version = '4.13.1',
    cookies,
    ids,
    send = sendText,
  }: RecorderOptions,
  guard: Guard,
): Recorder {
  let waiting: ((deliveryType: DeliveryType) => PerfRecord)[] = []
  let bytes = 0

  function flush(): void {
    const records = waiting
    waiting = []
    bytes = 0
    const isSent = guard((type: DeliveryType) =>
      send(endpoint, JSON.stringify(records.map((write) => write(type))), type),
    )
    if (records.length > 0 && !isSent('beacon')) isSent('xhr')
  }

  function add(event: RecordEvent, data: object, pageLoadId: string, address: PageAddress): void {
    // Not the clock of `Date`: pages replace it, and visitors set it.
    const ts = Math.round(performance.timeOrigin + performance.now())
    // A record without identities is better than none.
    const visitor = { ...guard(cookieIds)(cookies), ...(ids && guard(ids)()) }
    const context = recordContext(version, visitor, address)
    const write = (deliveryType: DeliveryType): PerfRecord => ({
      app,
      data: { ...data, context: { ...context, deliveryType } },
      event,
      pageLoadId,
      ts,
    })
    const { size } = new Blob([JSON.stringify(write('beacon'))])
    if (bytes + size > MOST_BYTES) flush()
    waiting.push(write)
    bytes += size
  }

  return { flush, add }
}
