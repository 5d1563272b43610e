import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Italian. */
export const messages: MarkupMessages = {
  place: '{n} di {count}',
  unavailable: 'Immagine non disponibile',
  stop: 'Ferma lo scorrimento',
  start: 'Avvia lo scorrimento',
  lightbox: 'Visualizzatore di immagini',
  previous: 'Precedente',
  next: 'Successiva',
  play: 'Riproduci il video',
  named: '{label}: {name}',
  zoom: 'Ingrandisci',
  close: 'Chiudi',
  gallery: 'Galleria',
  carousel: 'carosello',
  slide: 'diapositiva',
  view: 'Visualizza a dimensione intera',
  preview: 'Anteprima',
  choose: 'Scegli un’immagine',
}
