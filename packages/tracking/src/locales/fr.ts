import type { ConsentMessages } from '../messages.ts'

/** Texts in French. */
export const messages: ConsentMessages = {
  'consent.title': 'Cookies sur ce site',
  'consent.text':
    'Avec votre consentement, nous utilisons des cookies pour mesurer l’audience et savoir ce qui plaît à nos visiteurs. Le site fonctionne aussi sans eux.',
  'consent.accept': 'Accepter',
  'consent.decline': 'Refuser',
  'consent.close': 'Fermer',
  'consent.settings': 'Paramètres des cookies',
  'consent.granted': 'Vous avez accepté les cookies.',
  'consent.refused': 'Vous avez refusé les cookies.',
}
