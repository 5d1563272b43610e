import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in French. */
export const messages: MarkupMessages = {
  place: '{n} sur {count}',
  unavailable: 'Image indisponible',
  stop: 'Arrêter le défilement',
  start: 'Lancer le défilement',
  lightbox: 'Visionneuse d’images',
  previous: 'Précédent',
  next: 'Suivant',
  play: 'Lire la vidéo',
  named: '{label}\u00a0: {name}',
  zoom: 'Zoomer',
  close: 'Fermer',
  gallery: 'Galerie',
  carousel: 'carrousel',
  slide: 'diapositive',
  view: 'Afficher en taille réelle',
  preview: 'Aperçu',
  choose: 'Choisir une image',
}
