import { http, HttpResponse, type HttpHandler } from 'msw'
import type { PerfRecord } from '../record/record.contract.ts'
import { readRecords } from '../record/record.testing.ts'

/** A server that receives performance records. */
export interface PerfMock {
  /** For `setupServer` or `setupWorker` of MSW. */
  readonly handlers: readonly HttpHandler[]
  /** Records that have arrived, in their order. */
  readonly records: () => readonly PerfRecord[]
  /** Problems of the requests that were refused. */
  readonly refusals: () => readonly string[]
  /** Forgets what has arrived. */
  readonly clear: () => void
}

/** Settings of `createPerfMock`. */
export interface PerfMockOptions {
  /**
   * Address that receives the records.
   *
   * @default '/api/1/performance/records' on any host
   */
  readonly endpoint?: string | undefined
}

/**
 * Creates a server as strict as the specification: 204 for an array of records as plain text, else 400.
 *
 * @example
 * ```ts
 * import { setupServer } from 'msw/node'
 * import { createPerfMock } from '@sitewright/perf-collector/testing'
 *
 * const mock = createPerfMock()
 * setupServer(...mock.handlers).listen()
 * // … let the page report, then:
 * console.assert(mock.records().length === 1)
 * ```
 */
export function createPerfMock({ endpoint = '*/api/1/performance/records' }: PerfMockOptions = {}): PerfMock {
  const records: PerfRecord[] = []
  const refusals: string[] = []
  const refuse = (message: string): Response => {
    refusals.push(message)
    return HttpResponse.json({ message }, { status: 400 })
  }
  const receive = http.post(endpoint, async ({ request }) => {
    const type = request.headers.get('Content-Type') ?? ''
    if (type.toLowerCase() !== 'text/plain;charset=utf-8') return refuse(`The content type is "${type}".`)
    const read = readRecords(await request.text())
    if (!read.ok) return refuse(read.failure)
    records.push(...read.value)
    return new HttpResponse(null, { status: 204 })
  })
  return {
    handlers: [receive],
    records: () => [...records],
    refusals: () => [...refusals],
    clear: () => {
      records.length = 0
      refusals.length = 0
    },
  }
}
