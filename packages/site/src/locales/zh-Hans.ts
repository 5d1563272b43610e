import type { Messages } from '../messages.ts'

/** Texts in Simplified Chinese. */
export const messages: Messages = {
  'site.error.csrfExpired': '您的会话已过期。请刷新页面后重试。',
  'site.error.cookiesDisabled': '请在浏览器中启用 Cookie，刷新页面后重试。',
  'site.error.tooManyRequests': '请过几秒钟再试。',
  'site.error.noMainNavigation': '找不到网站的主导航',
}
