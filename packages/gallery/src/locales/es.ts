import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Spanish. */
export const messages: MarkupMessages = {
  place: '{n} de {count}',
  unavailable: 'Imagen no disponible',
  stop: 'Detener la rotación',
  start: 'Iniciar la rotación',
  lightbox: 'Visor de imágenes',
  previous: 'Anterior',
  next: 'Siguiente',
  play: 'Reproducir vídeo',
  named: '{label}: {name}',
  zoom: 'Ampliar',
  close: 'Cerrar',
  gallery: 'Galería',
  carousel: 'carrusel',
  slide: 'diapositiva',
  view: 'Ver a tamaño completo',
  preview: 'Vista previa',
  choose: 'Elige una imagen',
}
