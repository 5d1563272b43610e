import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Arabic. */
export const messages: MarkupMessages = {
  place: '{n} من {count}',
  unavailable: 'الصورة غير متوفرة',
  stop: 'إيقاف التبديل',
  start: 'بدء التبديل',
  lightbox: 'عارض الصور',
  previous: 'السابق',
  next: 'التالي',
  play: 'تشغيل الفيديو',
  named: '{label}: \u2068{name}\u2069',
  zoom: 'تكبير',
  close: 'إغلاق',
  gallery: 'معرض الصور',
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  view: 'عرض بالحجم الكامل',
  preview: 'معاينة',
  choose: 'اختر صورة',
}
