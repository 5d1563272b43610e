import type { Messages } from '../messages.ts'

/** Texts in Arabic. */
export const messages: Messages = {
  'site.error.csrfExpired': 'انتهت صلاحية جلستك. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'site.error.cookiesDisabled':
    'يُرجى تفعيل ملفات تعريف الارتباط في متصفحك وإعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'site.error.tooManyRequests': 'يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  'site.error.noMainNavigation': 'تعذّر العثور على قائمة التنقل الرئيسية للموقع',
}
