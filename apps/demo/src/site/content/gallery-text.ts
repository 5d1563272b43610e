import type { MarkupMessages } from '@sitewright/gallery/html'
import type { Locale } from './words.ts'

/** Texts of galleries and their lightbox that differ from those of the package, by language. */
export const galleryTexts: Readonly<Record<Locale, Partial<MarkupMessages>>> = {
  en: {},
  de: {
    place: '{n} von {count}',
    unavailable: 'Bild nicht verfügbar',
    stop: 'Wechsel anhalten',
    start: 'Wechsel fortsetzen',
    lightbox: 'Großes Bild',
    previous: 'Zurück',
    next: 'Weiter',
    play: 'Film abspielen',
    zoom: 'Vergrößern',
    close: 'Schließen',
    gallery: 'Galerie',
    carousel: 'Karussell',
    slide: 'Bild',
    view: 'Großes Bild ansehen',
    preview: 'Vorschau',
    choose: 'Bild auswählen',
  },
}
