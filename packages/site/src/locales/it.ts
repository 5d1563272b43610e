import type { Messages } from '../messages.ts'

/** Texts in Italian. */
export const messages: Messages = {
  'site.error.csrfExpired': 'La sessione è scaduta. Ricarica la pagina e riprova.',
  'site.error.cookiesDisabled': 'Abilita i cookie nel browser, ricarica la pagina e riprova.',
  'site.error.tooManyRequests': 'Riprova tra qualche secondo.',
  'site.error.noMainNavigation': 'Impossibile trovare la navigazione principale del sito',
}
