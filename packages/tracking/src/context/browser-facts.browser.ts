import { attempt } from '../attempt.ts'
import { redactQuery, type IsRedacted } from './redact.ts'
import type { BrowserFacts, PrivacySignal } from './context.ts'

/** Reads what the document and the browser show of themselves. Query parameters that are redacted lose their values. */
export function readBrowserFacts(isRedacted?: IsRedacted): BrowserFacts {
  const { href, hostname, pathname, search, hash } = location
  return {
    url: redactQuery(href, isRedacted),
    host: hostname,
    path: pathname,
    query: redactQuery(search, isRedacted),
    hash: redactQuery(hash, isRedacted),
    title: document.title,
    referrer: redactQuery(document.referrer, isRedacted),
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
