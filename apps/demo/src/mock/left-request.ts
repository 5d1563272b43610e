import type { Undo } from '@sitewright/machine'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { readSettings } from '../settings/settings.ts'

/** A request that outlives its page, as a beacon does. */
export interface LeftRequest {
  readonly url: string
  readonly contentType: string
  readonly body: string
}

/** Marks a request as arrived. Returns false if its page was left before, and the next one brings it. */
export type Arrive = () => boolean

const KEY = 'sill-left-requests'

const onTheWay = new Set<LeftRequest>()
let isLeft = false

const isLeftRequest = (value: unknown): value is LeftRequest =>
  isRecord(value) && [value.url, value.contentType, value.body].every((field) => typeof field === 'string')

function readLeft(): readonly LeftRequest[] {
  const stored = parseJson(localStorage.getItem(KEY) ?? '')
  return Array.isArray(stored) ? stored.filter(isLeftRequest) : []
}

/** Keeps what is on its way for the next page. A browser that is offline loses such requests. */
function leave(): void {
  const { fault } = readSettings()
  const arrives = fault === 'none' || fault === 'dropped' || fault === 'captcha'
  if (arrives && onTheWay.size > 0) localStorage.setItem(KEY, JSON.stringify([...readLeft(), ...onTheWay]))
  onTheWay.clear()
}

/** Follows a request that is kept alive when its page is left. */
export function travel(request: LeftRequest): Arrive {
  onTheWay.add(request)
  if (isLeft) leave()
  return () => onTheWay.delete(request)
}

/** Takes the requests of pages that were left before the server had them. */
export function takeLeftRequests(): readonly LeftRequest[] {
  if (isLeft) return []
  const left = readLeft()
  localStorage.removeItem(KEY)
  return left
}

/** Settles while the page is shown: at once, or when one that was left comes back from the back/forward cache. */
export const whenShown = (): Promise<void> =>
  isLeft
    ? new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
    : Promise.resolve()

/**
 * Watches for the end of the page. A browser finishes requests that are kept alive; the server of this demo lives in the
 * page, so they wait in local storage for the next one.
 */
export function watchLeaving(): Undo {
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
