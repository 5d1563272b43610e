import type { Cleanup } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { createCookies } from '@sitewright/site/cookies'
import { isRecord } from '@sitewright/site/reader'
import { createStorage, type SiteStorage } from '@sitewright/site/storage'
import type { ConsentState, ConsentStore } from './consent.ts'

/** Settings of `createConsent`. */
export interface ConsentOptions {
  /** Version of what visitors are asked. Those who have decided on another one are asked again. @default '1' */
  readonly version?: string | undefined
  /** Milliseconds for which a decision is remembered. @default 180 days */
  readonly maxAgeMs?: number | undefined
  /** Name of the entry in the storage. @default 'sitewright-consent' */
  readonly key?: string | undefined
  /**
   * Where the decision is kept.
   *
   * @default local storage, else a cookie
   */
  readonly storage?: SiteStorage | undefined
  /**
   * Window whose events tell of decisions in other tabs.
   *
   * @default window
   */
  readonly view?: EventTarget | undefined
  /**
   * Returns the time in epoch milliseconds.
   *
   * @default Date.now
   */
  readonly now?: (() => number) | undefined
}

/** A visitor's decision that is remembered, and shared by the tabs of the site. */
export interface Consent extends ConsentStore {
  /** Listens to decisions in other tabs, and on pages from which the visitor comes back. */
  readonly start: () => Cleanup
}

const DAY_MS = 24 * 60 * 60_000
const DAYS_180 = 180 * DAY_MS
/** A decision may seem to come from the future, because a clock was set. One from further away has no known age. */
const LARGEST_SKEW_MS = DAY_MS

/**
 * Creates the memory of the visitor's decision. It is read from the storage once, and when another tab
 * changes it.
 *
 * @example
 * ```ts
 * import { addConsentBanner, createConsent, createConsentBanner } from '@sitewright/tracking/consent'
 *
 * const consent = createConsent() // the option `consent` of the tracker, with the policy 'banner'
 * consent.start()
 * const banner = createConsentBanner(consent)
 * banner.start()
 * addConsentBanner(banner)
 * ```
 */
export function createConsent({
  version = '1',
  maxAgeMs = DAYS_180,
  key = 'sitewright-consent',
  storage = createStorage({ cookies: createCookies() }),
  view = globalThis.window,
  now = Date.now,
}: ConsentOptions = {}): Consent {
  function read(before: ConsentState): ConsentState {
    const stored = storage.get(key)
    if (!isRecord(stored)) return 'undecided'
    const { decision, decidedAt } = stored
    // A page of another deployment has asked something else. Its refusal takes back this consent, too.
    if (stored.version !== version) return before === 'granted' && decision === 'refused' ? decision : before
    const age = typeof decidedAt === 'number' ? now() - decidedAt : NaN
    // Not the expiry of the storage: the site may have remembered decisions for longer when this one was made.
    const isCurrent = age < maxAgeMs && age > -LARGEST_SKEW_MS
    return isCurrent && (decision === 'granted' || decision === 'refused') ? decision : 'undecided'
  }
  const state = createStore(read('undecided'))

  function decide(decision: ConsentState): void {
    if (decision === 'undecided') storage.remove(key)
    else storage.set(key, { decision, version, decidedAt: now() }, { expiresInMs: maxAgeMs })
    state.set(decision)
  }

  return {
    subscribe: state.subscribe,
    snapshot: state.snapshot,
    grant: () => decide('granted'),
    refuse: () => decide('refused'),
    withdraw: () => decide('undecided'),
    start: () => {
      const update = (event: Event): void => {
        // A page that comes back got no events in the back/forward cache. One that is shown first has read it already.
        if ((event as Partial<PageTransitionEvent>).persisted !== false) state.set(read(state.snapshot()))
      }
      const stopped = new AbortController()
      for (const type of ['storage', 'pageshow']) view.addEventListener(type, update, stopped)
      return () => stopped.abort()
    },
  }
}
