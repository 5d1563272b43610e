import { addressOnPage } from '@sitewright/site/http'
import type { Guard } from '../guard.ts'
import { type PageAddress, cookieIds, recordContext } from './context.browser.ts'
import type {
  DeliveryType,
  PerfRecord,
  RecordEvent,
  RecorderOptions,
  Send,
  VisitorIds,
} from './record.contract.ts'

/** Writes records, and keeps them until they are sent. */
export interface Recorder {
  readonly add: (event: RecordEvent, data: object, pageLoadId: string, address: PageAddress) => void
  /** Sends all records: as a beacon, or by XHR if the browser does not take it. Forgets them if they are discarded. */
  readonly flush: (isDiscarded?: boolean) => void
}

/** Browsers take 64 KiB of beacons at a time, counted in bytes of UTF-8; other scripts send some, too. */
const MOST_BYTES = 50_000

/** Sends by `sendBeacon` or by XHR, as plain text. No answer is read. */
const sendText: Send = (given, body, deliveryType) => {
  const endpoint = addressOnPage(given)
  if (deliveryType === 'beacon') return navigator.sendBeacon?.(endpoint, body) ?? false
  const request = new XMLHttpRequest()
  request.open('POST', endpoint)
  // Text is sent as text/plain;charset=UTF-8. https://xhr.spec.whatwg.org/#the-send()-method
  request.send(body)
  return true
}

/**
 * A record as JSON, with a replacement character for each half of a pair, as of a text that was cut: strict readers
 * refuse a whole array for one. A backslash is escaped, too, and is no beginning of `\\ud83d`.
 */
const toText = (record: PerfRecord): string =>
  JSON.stringify(record).replace(/\\(?:\\|ud[89a-f]..)/g, (escape) =>
    escape[1] === 'u' ? '\\ufffd' : escape,
  )

/** The same record, sent by XHR. Its context is behind its data, which may have the same field. */
const forXhr = (record: string): string => record.replace(/^([^]*"deliveryType":")beacon/, '$1xhr')

/** The visitor's identities that are known. What is no text cannot always be written. */
const known = (ids: VisitorIds | undefined): VisitorIds =>
  Object.fromEntries(Object.entries(ids ?? {}).filter(([, id]) => id !== undefined && typeof id !== 'object'))

/**
 * Creates a recorder. It keeps 50 kB of records at most: what would go beyond is sent before, and a larger one at once,
 * because no beacon takes it when the page is left. Records are kept as text, which nobody can change.
 */
export function createRecorder(
  {
    app = location.hostname,
    endpoint = '/api/1/performance/records',
    version = '4.13.1',
    cookies = {},
    ids,
    send = sendText,
  }: RecorderOptions,
  guard: Guard,
): Recorder {
  let waiting: string[] = []
  let bytes = 0

  function flush(isDiscarded?: boolean): void {
    if (waiting.length === 0) return
    const records = waiting
    waiting = []
    bytes = 0
    if (isDiscarded) return
    let isTaken = false
    const post = guard((type: DeliveryType) => {
      const texts = type === 'xhr' ? records.map(forXhr) : records
      const answer = send(endpoint, `[${texts.join()}]`, type)
      isTaken = answer !== false
      return answer
    })
    void post('beacon')
    if (!isTaken) void post('xhr')
  }

  function add(event: RecordEvent, data: object, pageLoadId: string, address: PageAddress): void {
    // The timeline of the page stands still while a machine sleeps, and then only `Date` is right. A page may have replaced
    // it, and a clock that is set back moves no time. One that is set forward does, rightly or wrongly: the next page of
    // this visitor begins by that clock, too, and so records stay in their order.
    const ts = Math.round(
      Math.max(performance.timeOrigin + performance.now(), (Date as DateConstructor | undefined)?.now() ?? 0),
    )
    // A record without identities is better than none.
    const visitor = { ...(cookies && guard(cookieIds)(cookies)), ...guard(known)(ids && guard(ids)()) }
    const context = recordContext(version, visitor, address)
    const text = toText({ app, data: { ...data, context }, event, pageLoadId, ts })
    const { size } = new Blob([text])
    if (bytes + size > MOST_BYTES) flush()
    waiting.push(text)
    bytes += size
    if (bytes > MOST_BYTES) flush()
  }

  return { flush, add }
}
