import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Turkish. */
export const messages: MarkupMessages = {
  place: '{n} / {count}',
  unavailable: 'Görsel yüklenemedi',
  stop: 'Geçişi durdur',
  start: 'Geçişi başlat',
  lightbox: 'Görsel görüntüleyici',
  previous: 'Önceki',
  next: 'Sonraki',
  play: 'Videoyu oynat',
  named: '{label}: {name}',
  zoom: 'Yakınlaştır',
  close: 'Kapat',
  gallery: 'Galeri',
  carousel: 'döner galeri',
  slide: 'slayt',
  view: 'Tam boyutta görüntüle',
  preview: 'Önizleme',
  choose: 'Bir görsel seçin',
}
