import { messages, type Messages } from '@sitewright/site/messages'
import type { Locale, LocalizedText } from '../site/content/words.ts'

/** Texts of the member's account. */
export const ACCOUNT_TEXTS = {
  door: {
    en: 'Your orders, subscriptions and addresses are behind this door.',
    de: 'Ihre Bestellungen, Abonnements und Adressen liegen hinter dieser Tür.',
  },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  noOrders: { en: 'Nothing has been ordered yet.', de: 'Es wurde noch nichts bestellt.' },
  subscriptions: { en: 'Subscriptions', de: 'Abonnements' },
  noSubscriptions: { en: 'Nothing comes by itself yet.', de: 'Noch kommt nichts von allein.' },
  since: { en: 'since {date}', de: 'seit {date}' },
  end: { en: 'End it', de: 'Beenden' },
  addresses: { en: 'Addresses', de: 'Adressen' },
  noAddresses: {
    en: 'The address of your next order will stand here.',
    de: 'Hier steht die Adresse Ihrer nächsten Bestellung.',
  },
  you: { en: 'You', de: 'Sie' },
  language: { en: 'Language', de: 'Sprache' },
  saved: {
    en: 'We write to you in {language} from now on.',
    de: 'Wir schreiben Ihnen ab jetzt auf {language}.',
  },
  wrong: {
    en: 'The email or the password is wrong.',
    de: 'Die E-Mail oder das Passwort stimmt nicht.',
  },
  failed: { en: 'That did not work. Please try again.', de: 'Das ging nicht. Bitte noch einmal.' },
} as const satisfies Record<string, LocalizedText>

/** Messages about calls that failed, by language. */
export const siteMessages: Readonly<Record<Locale, Messages>> = {
  en: messages,
  de: {
    ...messages,
    'site.error.csrfExpired':
      'Ihre Sitzung ist abgelaufen. Bitte die Seite neu laden und noch einmal versuchen.',
    'site.error.cookiesDisabled': 'Bitte Cookies erlauben, die Seite neu laden und noch einmal versuchen.',
    'site.error.tooManyRequests': 'Bitte in ein paar Sekunden noch einmal versuchen.',
  },
}
