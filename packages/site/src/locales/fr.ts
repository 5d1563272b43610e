import type { Messages } from '../messages.ts'

/** Texts in French. */
export const messages: Messages = {
  'site.error.csrfExpired': 'Votre session a expiré. Veuillez actualiser la page et réessayer.',
  'site.error.cookiesDisabled':
    'Veuillez autoriser les cookies dans votre navigateur, actualiser la page et réessayer.',
  'site.error.tooManyRequests': 'Veuillez réessayer dans quelques secondes.',
  'site.error.noMainNavigation': 'Navigation principale du site introuvable',
}
