import type { Messages } from '../messages.ts'

/** Texts in Turkish. */
export const messages: Messages = {
  'site.error.csrfExpired': 'Oturumunuzun süresi doldu. Lütfen sayfayı yenileyip tekrar deneyin.',
  'site.error.cookiesDisabled':
    'Lütfen tarayıcınızda çerezleri etkinleştirin, sayfayı yenileyip tekrar deneyin.',
  'site.error.tooManyRequests': 'Lütfen birkaç saniye sonra tekrar deneyin.',
  'site.error.noMainNavigation': 'Sitenin ana gezinme menüsü bulunamadı',
}
