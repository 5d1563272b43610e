import type { Cleanup } from '@sitewright/machine'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { readSettings } from '../settings/settings.ts'
import { keepItem } from '../storage.ts'
import { uniqueId } from './unique-id.ts'

/** A request that outlives its page, as a beacon does. */
export interface LeftRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Marks a request as arrived. Returns false if its page was left before, and the next one brings it. */
export type Arrive = () => boolean

/** Begins the keys of left requests. Each has its own: what one tab leaves does not replace what another one takes. */
const KEY = 'sill-left-request '

const onTheWay = new Set<LeftRequest>()
let isLeft = false

const isText = (value: unknown): value is string => typeof value === 'string'

const isLeftRequest = (value: unknown): value is LeftRequest =>
  isRecord(value) &&
  [value.method, value.url].every(isText) &&
  (value.body === null || isText(value.body)) &&
  isRecord(value.headers) &&
  Object.values(value.headers).every(isText)

/** Keys of the left requests, in the order in which they were left. */
const leftKeys = (): readonly string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .sort()

const keyOf = (place: number): string => `${KEY}${Date.now()} ${String(place).padStart(3, '0')} ${uniqueId()}`

/** Keeps what is on its way for the next page. A browser that is offline loses such requests. */
function leave(): void {
  const { fault } = readSettings()
  const arrives = ['none', 'dropped', 'captcha', 'lostSave'].includes(fault)
  for (const [place, request] of [...onTheWay].entries())
    if (arrives) keepItem(keyOf(place), JSON.stringify(request))
  onTheWay.clear()
}

/** Follows a request that is kept alive when its page is left. */
export function travel(request: LeftRequest): Arrive {
  onTheWay.add(request)
  if (isLeft) leave()
  return () => onTheWay.delete(request)
}

/** Checks for requests of pages that were left before the server had them. */
export const hasLeftRequests = (): boolean => !isLeft && leftKeys().length > 0

/** Takes the requests of pages that were left before the server had them. One tab at a time may do so. */
export const takeLeftRequests = (): readonly LeftRequest[] =>
  leftKeys().flatMap((key) => {
    const request = parseJson(localStorage.getItem(key) ?? '')
    localStorage.removeItem(key)
    return isLeftRequest(request) ? [request] : []
  })

/** Settles while the page is shown: at once, or when one that was left comes back from the back/forward cache. */
export const whenShown = (): Promise<void> =>
  isLeft
    ? new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
    : Promise.resolve()

/**
 * Watches for the end of the page. A browser finishes requests that are kept alive; the server of this demo lives in the
 * page, so they wait in local storage for the next one.
 */
export function watchLeaving(): Cleanup {
  const ended = new AbortController()
  const { signal } = ended
  const end = () => {
    isLeft = true
    leave()
  }
  const restore = () => {
    isLeft = false
  }
  addEventListener('pagehide', end, { signal })
  addEventListener('pageshow', restore, { signal })
  return () => ended.abort()
}
