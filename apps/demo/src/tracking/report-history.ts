import type { Cleanup } from '@sitewright/machine'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { EventReport, Tracker } from '@sitewright/tracking'

type Observe = Tracker<object>['observe']

const KEY = 'sill-reports'
const MOST_REPORTS = 300

const isReport = (value: unknown): value is EventReport =>
  isRecord(value) &&
  isRecord(value.event) &&
  [value.event.id, value.event.name, value.event.payload, value.status].every(
    (field) => typeof field === 'string',
  ) &&
  typeof value.event.time === 'number'

function restore(): EventReport[] {
  const stored = parseJson(sessionStorage.getItem(KEY) ?? '')
  return Array.isArray(stored) ? stored.filter(isReport) : []
}

/**
 * Keeps what became of the last events, also of earlier pages of this tab. The returned function observes a tracker as if
 * from the beginning, so that developer tools that are opened late show all of it.
 */
export function keepReports(observe: Observe): Observe {
  let reports = restore()
  observe((report) => {
    reports = [...reports, report].slice(-MOST_REPORTS)
  })
  addEventListener('pagehide', () => {
    // Payloads are written as text as they are read.
    const kept = reports.map(({ event, ...rest }) => ({
      ...rest,
      event: { ...event, payload: event.payload },
    }))
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  })
  return (listener): Cleanup => {
    for (const report of reports) listener(report)
    return observe(listener)
  }
}
