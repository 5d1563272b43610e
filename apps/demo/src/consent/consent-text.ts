import type { ConsentMessages } from '@sitewright/tracking/consent'

/** English texts of the consent banner, in the shop's own voice. */
export const consentTexts: ConsentMessages = {
  'consent.title': 'May we count you?',
  'consent.text':
    'With your leave we set cookies, and learn which pots are looked at. The shop works just as well without.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
  'consent.close': 'Close',
  'consent.settings': 'Cookies',
  'consent.granted': 'You have accepted cookies.',
  'consent.refused': 'You have declined cookies.',
}
