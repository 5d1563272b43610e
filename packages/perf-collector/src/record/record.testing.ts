import { fail, type Result, succeed } from '@sitewright/machine/result'
import type { PageSpeed } from '../vitals/vitals.contract.ts'
import type { PerfRecord, RecordContext, RecordEvent } from './record.contract.ts'

const EVENTS: ReadonlySet<unknown> = new Set<RecordEvent>(['page_speed', 'user', 'image', 'a11y'])
const FIELDS = 'app,data,event,pageLoadId,ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fault of a record. `undefined` if there is none. */
function faultOf(value: unknown): string | undefined {
  if (!isObject(value)) return 'is no object'
  const { app, data, event, pageLoadId, ts } = value
  if (Object.keys(value).sort().join() !== FIELDS) return `does not have exactly the fields ${FIELDS}`
  if (typeof app !== 'string' || typeof pageLoadId !== 'string')
    return 'has an app or pageLoadId that is no text'
  if (!EVENTS.has(event)) return 'has an unknown event'
  if (!Number.isInteger(ts)) return 'has a ts that is no whole number'
  return isObject(data) ? undefined : 'has data that are no object'
}

/** Reads the text of a request as strictly as the specification describes it: a JSON array of records. */
export function readRecords(text: string): Result<readonly PerfRecord[], string> {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return fail('The text is no JSON.')
  }
  if (!Array.isArray(list)) return fail('The text is no array.')
  for (const [index, value] of list.entries()) {
    const fault = faultOf(value)
    if (fault) return fail(`Record ${index} ${fault}.`)
  }
  return succeed(list as PerfRecord[])
}

/** Builds the context of a record. */
export const buildContext = (changes: Partial<RecordContext> = {}): RecordContext => ({
  version: '4.13.1',
  deliveryType: 'beacon',
  devicePixelRatio: 1,
  screenWidth: 1280,
  screenHeight: 720,
  viewportWidth: 1280,
  viewportHeight: 640,
  hash: '',
  hostname: 'shop.example',
  pathname: '/',
  ...changes,
})

/** Builds the metrics of a page that is fast and still. */
export const buildPageSpeed = (changes: Partial<PageSpeed> = {}): PageSpeed => ({
  navigationType: 'navigate',
  firstContentfulPaint: 800,
  largestContentfulPaint: 1200,
  largestPaint: { elementName: 'img', elementPath: 'main>img' },
  cumulativeLayoutShift: 0,
  slowestInteractions: [],
  ratings: { firstContentfulPaint: 'good', largestContentfulPaint: 'good', cumulativeLayoutShift: 'good' },
  ...changes,
})

/** Builds a record; without changes, one of `buildPageSpeed`. */
export const buildRecord = (changes: Partial<PerfRecord> = {}): PerfRecord => ({
  app: 'shop',
  data: { ...buildPageSpeed(), context: buildContext() },
  event: 'page_speed',
  pageLoadId: 'page-1',
  ts: 1_700_000_000_000,
  ...changes,
})
