import type { ConsentMessages } from '../messages.ts'

/** Texts in Arabic. */
export const messages: ConsentMessages = {
  'consent.title': 'ملفات تعريف الارتباط في هذا الموقع',
  'consent.text':
    'بموافقتك نستخدم ملفات تعريف الارتباط لعدّ الزيارات ومعرفة ما يعجب الزوار. يعمل الموقع بدونها أيضًا.',
  'consent.accept': 'قبول',
  'consent.decline': 'رفض',
  'consent.close': 'إغلاق',
  'consent.settings': 'إعدادات ملفات تعريف الارتباط',
  'consent.granted': 'لقد قبلت ملفات تعريف الارتباط.',
  'consent.refused': 'لقد رفضت ملفات تعريف الارتباط.',
}
