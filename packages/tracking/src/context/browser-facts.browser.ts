import { redactQuery, type IsRedacted } from '@sitewright/site/report'
import { attempt } from '../attempt.ts'
import type { BrowserFacts, DocumentFacts, PrivacySignal } from './context.ts'

/**
 * Reads what the browser and a document show of themselves, as a rule the one that is open. Query parameters that are
 * redacted lose their values.
 */
export function readBrowserFacts(page: DocumentFacts, isRedacted?: IsRedacted): BrowserFacts {
  const url = redactQuery(page.URL, isRedacted)
  const { hostname, pathname, search, hash } = new URL(url)
  return {
    url,
    host: hostname,
    path: pathname,
    query: search,
    hash,
    title: page.title,
    referrer: redactQuery(page.referrer, isRedacted),
    language: navigator.language,
    userAgent: navigator.userAgent,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    // Browsers with storage blocked throw at the mere mention of it.
    isStorageSupported: !!attempt(() => localStorage),
  }
}

/** Checks whether the browser sends one of these signals. */
export function sendsSignal(signals: readonly PrivacySignal[]): boolean {
  const browser = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return signals.some((signal) =>
    signal === 'dnt' ? browser.doNotTrack === '1' : browser.globalPrivacyControl === true,
  )
}
