import { addConsentBanner, createConsentBanner, type Consent } from '@sitewright/tracking/consent'
import '@sitewright/tracking/styles.css'
import type { Locale } from '../site/content/words.ts'
import { consentTexts } from './consent-text.ts'
import './consent.css'

/** Asks for the visitor's consent, and lets the button in the footer ask again. */
export function startConsentBanner(consent: Consent, locale: Locale): void {
  const banner = createConsentBanner(consent)
  const settings = [...document.querySelectorAll<HTMLElement>('[data-consent-settings]')]
  addConsentBanner(banner, { messages: consentTexts[locale], settings })
  banner.start()
}
