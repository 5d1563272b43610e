import { readSettings } from '../settings/settings.ts'

/** Makes the browser send the privacy signals that the settings ask for, beside those that it sends itself. */
export function simulateSignals(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: unknown
    globalPrivacyControl?: unknown
  }
  Object.defineProperties(navigator, {
    doNotTrack: { configurable: true, get: () => (readSettings().dnt ? '1' : doNotTrack) },
    globalPrivacyControl: { configurable: true, get: () => readSettings().gpc || globalPrivacyControl },
  })
}
