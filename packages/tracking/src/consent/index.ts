// The decision
export type { ConsentState, ConsentStore } from './consent.ts'
export { createConsent, type Consent, type ConsentOptions } from './consent.browser.ts'

// The banner
export { createConsentBanner, type BannerSnapshot, type ConsentBanner } from './banner.ts'
export { consentBanner, type BannerEvent, type BannerState } from './banner.machine.ts'
export { connectConsentBanner, type BannerAttributes, type BannerView } from './banner.connect.ts'
export { addConsentBanner, type AddConsentBannerOptions } from './banner.dom.ts'
export { consentMessages, type ConsentMessages } from '../messages.ts'
