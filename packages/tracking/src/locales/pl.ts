import type { ConsentMessages } from '../messages.ts'

/** Texts in Polish. */
export const messages: ConsentMessages = {
  'consent.title': 'Pliki cookie w tej witrynie',
  'consent.text':
    'Za Twoją zgodą używamy plików cookie, aby liczyć odwiedziny i dowiadywać się, co podoba się odwiedzającym. Witryna działa też bez nich.',
  'consent.accept': 'Akceptuj',
  'consent.decline': 'Odrzuć',
  'consent.close': 'Zamknij',
  'consent.settings': 'Ustawienia plików cookie',
  'consent.granted': 'Pliki cookie zostały zaakceptowane.',
  'consent.refused': 'Pliki cookie zostały odrzucone.',
}
