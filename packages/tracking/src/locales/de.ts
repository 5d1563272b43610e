import type { ConsentMessages } from '../messages.ts'

/** Texts in German. */
export const messages: ConsentMessages = {
  'consent.title': 'Cookies auf dieser Website',
  'consent.text':
    'Mit Ihrer Einwilligung verwenden wir Cookies, um Besuche zu zählen und zu erfahren, was Besucher interessiert. Die Website funktioniert auch ohne sie.',
  'consent.accept': 'Akzeptieren',
  'consent.decline': 'Ablehnen',
  'consent.close': 'Schließen',
  'consent.settings': 'Cookie-Einstellungen',
  'consent.granted': 'Sie haben Cookies akzeptiert.',
  'consent.refused': 'Sie haben Cookies abgelehnt.',
}
