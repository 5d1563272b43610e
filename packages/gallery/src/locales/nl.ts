import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Dutch. */
export const messages: MarkupMessages = {
  place: '{n} van {count}',
  unavailable: 'Afbeelding niet beschikbaar',
  stop: 'Wisselen stoppen',
  start: 'Wisselen starten',
  lightbox: 'Afbeeldingenviewer',
  previous: 'Vorige',
  next: 'Volgende',
  play: 'Video afspelen',
  named: '{label}: {name}',
  zoom: 'Zoomen',
  close: 'Sluiten',
  gallery: 'Galerij',
  carousel: 'carrousel',
  slide: 'dia',
  view: 'Op volledige grootte bekijken',
  preview: 'Voorbeeld',
  choose: 'Kies een afbeelding',
}
