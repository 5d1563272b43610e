import type { ConsentMessages } from '../messages.ts'

/** Texts in Japanese. */
export const messages: ConsentMessages = {
  'consent.title': 'このサイトのCookieについて',
  'consent.text':
    '同意をいただいたうえで、訪問数の計測と、お客様の関心を知るためにCookieを使用します。Cookieがなくてもサイトはご利用いただけます。',
  'consent.accept': '同意する',
  'consent.decline': '拒否する',
  'consent.close': '閉じる',
  'consent.settings': 'Cookieの設定',
  'consent.granted': 'Cookieの使用に同意済みです。',
  'consent.refused': 'Cookieの使用を拒否済みです。',
}
