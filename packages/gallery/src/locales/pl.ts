import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Polish. */
export const messages: MarkupMessages = {
  place: '{n} z {count}',
  unavailable: 'Zdjęcie niedostępne',
  stop: 'Zatrzymaj przewijanie',
  start: 'Uruchom przewijanie',
  lightbox: 'Przeglądarka zdjęć',
  previous: 'Poprzednie',
  next: 'Następne',
  play: 'Odtwórz film',
  named: '{label}: {name}',
  zoom: 'Powiększ',
  close: 'Zamknij',
  gallery: 'Galeria',
  carousel: 'karuzela',
  slide: 'slajd',
  view: 'Zobacz w pełnym rozmiarze',
  preview: 'Podgląd',
  choose: 'Wybierz zdjęcie',
}
