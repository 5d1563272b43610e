import type { ConsentMessages } from '../messages.ts'

/** Texts in Hebrew. */
export const messages: ConsentMessages = {
  'consent.title': 'קובצי Cookie באתר הזה',
  'consent.text':
    'בהסכמתך, אנחנו משתמשים בקובצי Cookie כדי לספור ביקורים וללמוד מה המבקרים אוהבים. האתר פועל גם בלעדיהם.',
  'consent.accept': 'אישור',
  'consent.decline': 'דחייה',
  'consent.close': 'סגירה',
  'consent.settings': 'הגדרות קובצי Cookie',
  'consent.granted': 'קובצי Cookie אושרו.',
  'consent.refused': 'קובצי Cookie נדחו.',
}
