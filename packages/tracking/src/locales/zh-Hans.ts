import type { ConsentMessages } from '../messages.ts'

/** Texts in Simplified Chinese. */
export const messages: ConsentMessages = {
  'consent.title': '本网站的 Cookie',
  'consent.text': '经您同意，我们使用 Cookie 统计访问量并了解访客的喜好。不使用 Cookie，网站也能正常运行。',
  'consent.accept': '接受',
  'consent.decline': '拒绝',
  'consent.close': '关闭',
  'consent.settings': 'Cookie 设置',
  'consent.granted': '您已接受 Cookie。',
  'consent.refused': '您已拒绝 Cookie。',
}
