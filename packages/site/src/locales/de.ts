import type { Messages } from '../messages.ts'

/** Texts in German. */
export const messages: Messages = {
  'site.error.csrfExpired':
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'site.error.cookiesDisabled':
    'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'site.error.tooManyRequests': 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'site.error.noMainNavigation': 'Die Hauptnavigation der Website wurde nicht gefunden',
}
