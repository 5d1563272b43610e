import { createCookies, writeCookie, type CookieJar } from '@sitewright/site/cookies'
import { createRandomId } from '../event/event-id.browser.ts'
import {
  clearCookies,
  clearTrackingCookies,
  rootDomain,
  type CookieLocation,
} from './tracking-cookie.browser.ts'
import {
  formatVisitId,
  nextVisit,
  parseVisitId,
  parseVisitTimestamp,
  visitCookie,
  visitIdMaxAge,
  visitTimestampMaxAge,
} from './visit.ts'
import type { Visitor } from './visitor.ts'

/** Cookies with ids of a visitor. The marketing id is set elsewhere. */
const visitorCookie = {
  analyticsId: 'SS_ANALYTICS_ID',
  sessionId: 'SS_SESSION_ID',
  marketingId: 'SS_MID',
} as const

/** Lifetime of the analytics id: 390 days. */
const analyticsIdMaxAge = 390 * 86_400
/** Lifetime of the session: 30 minutes from its last event. */
const SESSION_MAX_AGE = 1800
/** Least time between two writes that prolong the session. */
const PROLONG_MS = 60_000

/** Settings of `createVisitor`. */
export interface VisitorOptions {
  /** Cookies of the document. */
  readonly jar?: CookieJar | undefined
  /** Address of the page, which says where cookies are set. */
  readonly location?: CookieLocation | undefined
}

/**
 * Creates the ids of the visitor of a document. No cookie is read or set before the first call.
 *
 * @example
 * ```ts
 * import { createVisitor } from '@sitewright/tracking/visitor'
 *
 * const visitor = createVisitor()
 * const { analyticsId } = visitor.read(true, Date.now())
 * ```
 */
export function createVisitor({ jar, location }: VisitorOptions = {}): Visitor {
  const cookies = createCookies(jar)
  /** Ids of this page, for browsers that keep no cookies. */
  const ids = new Map<string, string>()
  let domain: string | undefined
  let prolonged: number | undefined

  function set(name: string, value: string, maxAge: number, on?: string): void {
    try {
      // Bars and digits stay as they are: the server reads the value to the character.
      const attributes = writeCookie('', '', { maxAge, domain: on })
      ;(jar ?? document).cookie = name + attributes.replace('=', () => `=${value}`)
    } catch {
      // A sandboxed frame has no cookies.
    }
  }

  function idOf(name: string, maxAge: number, isProlonged = false): string {
    // A cookie without a value is no id.
    const kept = [cookies.get(name), ids.get(name)].find(Boolean)
    const id = kept ?? createRandomId()
    if (isProlonged || kept === undefined) set(name, id, maxAge, domain)
    ids.set(name, id)
    return id
  }

  function visit(isPageView: boolean, now: number): string | undefined {
    const visitId = parseVisitId(cookies.get(visitCookie.id))
    if (!isPageView) return visitId && formatVisitId(visitId)
    const timestamp = parseVisitTimestamp(cookies.get(visitCookie.timestamp))
    const next = nextVisit({ visitId, timestamp, now, newId: createRandomId })
    const text = formatVisitId(next)
    set(visitCookie.id, text, visitIdMaxAge)
    set(visitCookie.timestamp, String(next.current), visitTimestampMaxAge)
    return text
  }

  return {
    read: (isPageView, now) => {
      // A clock that was set back prolongs at once.
      const isDue = prolonged === undefined || Math.abs(now - prolonged) >= PROLONG_MS
      if (prolonged === undefined) domain = rootDomain(jar, location?.hostname)
      if (prolonged !== undefined && now - prolonged >= SESSION_MAX_AGE * 1000)
        ids.delete(visitorCookie.sessionId)
      if (isDue) prolonged = now
      return {
        visitId: visit(isPageView, now),
        analyticsId: idOf(visitorCookie.analyticsId, analyticsIdMaxAge),
        sessionId: idOf(visitorCookie.sessionId, SESSION_MAX_AGE, isDue),
        marketingId: cookies.get(visitorCookie.marketingId),
      }
    },
    clear: () => {
      ids.clear()
      clearTrackingCookies(jar, location)
      clearCookies([visitorCookie.analyticsId, visitorCookie.sessionId], jar, location)
    },
  }
}
