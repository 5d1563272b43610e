import type { Messages } from '../messages.ts'

/** Texts in Dutch. */
export const messages: Messages = {
  'site.error.csrfExpired': 'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  'site.error.cookiesDisabled':
    'Sta cookies toe in je browser, laad de pagina opnieuw en probeer het nog eens.',
  'site.error.tooManyRequests': 'Probeer het over een paar seconden opnieuw.',
  'site.error.noMainNavigation': 'De hoofdnavigatie van de site is niet gevonden',
}
