import { addConsentBanner, createConsentBanner, type Consent } from '@sitewright/tracking/consent'
import '@sitewright/tracking/styles.css'
import { pageTexts } from '../language/page-texts.ts'
import type { Language } from '../site/content/words.ts'
import { consentTexts } from './consent-text.ts'
import './consent.css'

/** Keeps room for the banner at the foot of the page, so that what is focused or read last does not stand below it. */
function keepRoom(root: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => {
    // A banner that is hidden has no height. Below one there is its space.
    if (root.offsetHeight) style.setProperty('--consent-room', `calc(${root.offsetHeight}px + 1.25rem)`)
    else style.removeProperty('--consent-room')
  }).observe(root)
}

/** Asks for the visitor's consent, and lets the button in the footer ask again. */
export function startConsentBanner(consent: Consent, locale: Language): void {
  const banner = createConsentBanner(consent)
  const settings = [...document.querySelectorAll<HTMLElement>('[data-consent-settings]')]
  addConsentBanner(banner, { messages: pageTexts(locale).consent ?? consentTexts, settings })
  banner.start()
  const root = document.querySelector<HTMLElement>('[data-consent=root]')
  if (root) keepRoom(root)
}
