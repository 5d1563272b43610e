import { createCookies } from '@sitewright/site/cookies'
import { isRecord } from '@sitewright/site/reader'
import { createStorage, type SiteStorage } from '@sitewright/site/storage'
import { redactQuery, type IsRedacted } from '@sitewright/site/report'
import { createRandomId } from '../event/event-id.browser.ts'

/** Page on which a visitor first came to the site. */
export interface FirstLanding {
  /** Address of that page, without the values of query parameters that are redacted. */
  readonly url: string
  /** Address of the page that led there. Empty if the visitor came from nowhere. */
  readonly referrer: string
  /** In milliseconds since 1970. */
  readonly time: number
}

/** First session of a visitor. */
export interface FirstSession {
  /** A random id of its own, which no cookie has. */
  readonly id: string
  /** In milliseconds since 1970. */
  readonly time: number
}

/** Records the first landing and the first session of a visitor. */
export interface SessionTracker {
  /** Writes both, unless they are written already. */
  readonly record: () => void
  /** Returns the page on which the visitor arrived first; undefined if none was recorded. */
  readonly firstLanding: () => FirstLanding | undefined
  /** Returns the visitor's first session; undefined if none was recorded. */
  readonly firstSession: () => FirstSession | undefined
  /** Erases both, when the visitor refuses. */
  readonly erase: () => void
}

/** Settings of `createSessionTracker`. */
export interface SessionTrackerOptions {
  /**
   * Where the first landing and the first session are kept.
   *
   * @default local storage, else cookies
   */
  readonly storage?: SiteStorage | undefined
  /**
   * Checks for parameters whose values are not kept.
   *
   * @default `isCredential`
   */
  readonly isRedacted?: IsRedacted | undefined
  /** Returns the time in epoch milliseconds. */
  readonly now?: (() => number) | undefined
}

const LANDING = 'sitewright:first-landing'
const SESSION = 'sitewright:first-session'

/**
 * Creates the memory of a visitor's first landing and first session. The landing is the page that is open now.
 *
 * @example
 * ```ts
 * import { createSessionTracker } from '@sitewright/tracking/page'
 *
 * const session = createSessionTracker()
 * session.record()
 * console.log(session.firstLanding())
 * ```
 */
export function createSessionTracker({
  storage = createStorage({ cookies: createCookies() }),
  isRedacted,
  now = Date.now,
}: SessionTrackerOptions = {}): SessionTracker {
  // The visitor may go to another page before they permit that it is recorded.
  const { location, document } = globalThis as Partial<typeof globalThis>
  const [href, from, time] = [location?.href ?? '', document?.referrer ?? '', now()]
  const firstLanding = (): FirstLanding | undefined => readLanding(storage.get(LANDING))
  const firstSession = (): FirstSession | undefined => readSession(storage.get(SESSION))
  return {
    firstLanding,
    firstSession,
    record: () => {
      if (!firstLanding()) {
        const [url, referrer] = [href, from].map((text) => redactQuery(text, isRedacted))
        storage.set(LANDING, { url, referrer, time })
      }
      if (!firstSession()) storage.set(SESSION, { id: createRandomId(), time: now() })
    },
    erase: () => {
      storage.remove(LANDING)
      storage.remove(SESSION)
    },
  }
}

function readLanding(stored: unknown): FirstLanding | undefined {
  if (!isRecord(stored)) return undefined
  const { url, referrer, time } = stored
  const isRight = typeof url === 'string' && typeof referrer === 'string' && typeof time === 'number'
  return isRight ? { url, referrer, time } : undefined
}

function readSession(stored: unknown): FirstSession | undefined {
  if (!isRecord(stored)) return undefined
  const { id, time } = stored
  return typeof id === 'string' && typeof time === 'number' ? { id, time } : undefined
}
