import type { ConsentMessages } from '../messages.ts'

/** Texts in Dutch. */
export const messages: ConsentMessages = {
  'consent.title': 'Cookies op deze site',
  'consent.text':
    'Met je toestemming gebruiken we cookies om bezoeken te tellen en te leren wat bezoekers leuk vinden. De site werkt ook zonder.',
  'consent.accept': 'Accepteren',
  'consent.decline': 'Weigeren',
  'consent.close': 'Sluiten',
  'consent.settings': 'Cookie-instellingen',
  'consent.granted': 'Je hebt cookies geaccepteerd.',
  'consent.refused': 'Je hebt cookies geweigerd.',
}
