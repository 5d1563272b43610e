import type { ConsentMessages } from '@sitewright/tracking/consent'
import type { Locale } from '../site/content/words.ts'

/** Texts of the consent banner, in the shop's own voice. */
export const consentTexts: Readonly<Record<Locale, ConsentMessages>> = {
  en: {
    'consent.title': 'May we count you?',
    'consent.text':
      'With your leave we set cookies, and learn which pots are looked at. The shop works just as well without.',
    'consent.accept': 'Accept',
    'consent.decline': 'Decline',
    'consent.close': 'Close',
    'consent.settings': 'Cookies',
    'consent.granted': 'You have accepted cookies.',
    'consent.refused': 'You have declined cookies.',
  },
  de: {
    'consent.title': 'Dürfen wir Sie zählen?',
    'consent.text':
      'Mit Ihrer Erlaubnis setzen wir Cookies und lernen, welche Gefäße angesehen werden. Der Laden geht ebenso gut ohne.',
    'consent.accept': 'Einverstanden',
    'consent.decline': 'Ablehnen',
    'consent.close': 'Schließen',
    'consent.settings': 'Cookies',
    'consent.granted': 'Sie haben Cookies zugestimmt.',
    'consent.refused': 'Sie haben Cookies abgelehnt.',
  },
}
