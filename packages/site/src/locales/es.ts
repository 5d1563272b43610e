import type { Messages } from '../messages.ts'

/** Texts in Spanish. */
export const messages: Messages = {
  'site.error.csrfExpired': 'Tu sesión ha caducado. Vuelve a cargar la página e inténtalo de nuevo.',
  'site.error.cookiesDisabled':
    'Activa las cookies en tu navegador, vuelve a cargar la página e inténtalo de nuevo.',
  'site.error.tooManyRequests': 'Inténtalo de nuevo dentro de unos segundos.',
  'site.error.noMainNavigation': 'No se encuentra la navegación principal del sitio',
}
