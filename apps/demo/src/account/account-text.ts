import type { LocalizedText } from '../site/content/words.ts'

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
  failed: { en: 'That did not work. Please try again.', de: 'Das ging nicht. Bitte noch einmal.' },
} as const satisfies Record<string, LocalizedText>
