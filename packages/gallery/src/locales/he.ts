import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Hebrew. */
export const messages: MarkupMessages = {
  place: '{n} מתוך {count}',
  unavailable: 'התמונה אינה זמינה',
  stop: 'עצירת ההחלפה',
  start: 'הפעלת ההחלפה',
  lightbox: 'מציג התמונות',
  previous: 'הקודם',
  next: 'הבא',
  play: 'הפעלת הסרטון',
  named: '{label}: \u2068{name}\u2069',
  zoom: 'הגדלה',
  close: 'סגירה',
  gallery: 'גלריה',
  carousel: 'קרוסלה',
  slide: 'שקופית',
  view: 'הצגה בגודל מלא',
  preview: 'תצוגה מקדימה',
  choose: 'בחירת תמונה',
}
