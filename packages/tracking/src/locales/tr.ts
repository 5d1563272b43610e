import type { ConsentMessages } from '../messages.ts'

/** Texts in Turkish. */
export const messages: ConsentMessages = {
  'consent.title': 'Bu sitedeki çerezler',
  'consent.text':
    'Onayınızla, ziyaretleri saymak ve ziyaretçilerin neleri beğendiğini öğrenmek için çerez kullanıyoruz. Site çerezler olmadan da çalışır.',
  'consent.accept': 'Kabul Et',
  'consent.decline': 'Reddet',
  'consent.close': 'Kapat',
  'consent.settings': 'Çerez ayarları',
  'consent.granted': 'Çerezleri kabul ettiniz.',
  'consent.refused': 'Çerezleri reddettiniz.',
}
