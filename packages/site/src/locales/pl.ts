import type { Messages } from '../messages.ts'

/** Texts in Polish. */
export const messages: Messages = {
  'site.error.csrfExpired': 'Twoja sesja wygasła. Odśwież stronę i spróbuj ponownie.',
  'site.error.cookiesDisabled':
    'Włącz obsługę plików cookie w przeglądarce, odśwież stronę i spróbuj ponownie.',
  'site.error.tooManyRequests': 'Spróbuj ponownie za kilka sekund.',
  'site.error.noMainNavigation': 'Nie znaleziono głównej nawigacji witryny',
}
