import type { Messages } from '../messages.ts'

/** Texts in Japanese. */
export const messages: Messages = {
  'site.error.csrfExpired':
    'セッションの有効期限が切れました。ページを再読み込みして、もう一度お試しください。',
  'site.error.cookiesDisabled':
    'ブラウザーでCookieを有効にし、ページを再読み込みして、もう一度お試しください。',
  'site.error.tooManyRequests': '数秒後にもう一度お試しください。',
  'site.error.noMainNavigation': 'サイトのメインナビゲーションが見つかりません',
}
