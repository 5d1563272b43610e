import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in German. */
export const messages: MarkupMessages = {
  place: '{n} von {count}',
  unavailable: 'Bild nicht verfügbar',
  stop: 'Bildwechsel anhalten',
  start: 'Bildwechsel starten',
  lightbox: 'Bildbetrachter',
  previous: 'Zurück',
  next: 'Weiter',
  play: 'Video abspielen',
  named: '{label}: {name}',
  zoom: 'Zoomen',
  close: 'Schließen',
  gallery: 'Galerie',
  carousel: 'Karussell',
  slide: 'Bild',
  view: 'In voller Größe ansehen',
  preview: 'Vorschau',
  choose: 'Bild auswählen',
}
