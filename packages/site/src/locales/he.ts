import type { Messages } from '../messages.ts'

/** Texts in Hebrew. */
export const messages: Messages = {
  'site.error.csrfExpired': 'תוקף ההפעלה פג. יש לטעון מחדש את הדף ולנסות שוב.',
  'site.error.cookiesDisabled': 'יש לאפשר קובצי Cookie בדפדפן, לטעון מחדש את הדף ולנסות שוב.',
  'site.error.tooManyRequests': 'יש לנסות שוב בעוד כמה שניות.',
  'site.error.noMainNavigation': 'לא ניתן למצוא את הניווט הראשי של האתר',
}
