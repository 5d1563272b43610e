import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Brazilian Portuguese. */
export const messages: MarkupMessages = {
  place: '{n} de {count}',
  unavailable: 'Imagem indisponível',
  stop: 'Parar rotação',
  start: 'Iniciar rotação',
  lightbox: 'Visualizador de imagens',
  previous: 'Anterior',
  next: 'Próxima',
  play: 'Reproduzir vídeo',
  named: '{label}: {name}',
  zoom: 'Ampliar',
  close: 'Fechar',
  gallery: 'Galeria',
  carousel: 'carrossel',
  slide: 'imagem',
  view: 'Ver em tamanho original',
  preview: 'Prévia',
  choose: 'Escolha uma imagem',
}
