import type { ConsentMessages } from '../messages.ts'

/** Texts in Italian. */
export const messages: ConsentMessages = {
  'consent.title': 'Cookie su questo sito',
  'consent.text':
    'Con il tuo consenso usiamo i cookie per contare le visite e capire che cosa piace a chi ci visita. Il sito funziona anche senza.',
  'consent.accept': 'Accetta',
  'consent.decline': 'Rifiuta',
  'consent.close': 'Chiudi',
  'consent.settings': 'Impostazioni dei cookie',
  'consent.granted': 'Hai accettato i cookie.',
  'consent.refused': 'Hai rifiutato i cookie.',
}
