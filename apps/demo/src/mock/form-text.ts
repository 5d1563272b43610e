import type { LocalizedText } from '../site/content/words.ts'

/** What the server says of an answer that it misses. */
export const REQUIRED = {
  en: 'Please fill this in.',
  de: 'Bitte ausfüllen.',
} as const satisfies LocalizedText

/** What the server says of a form whose captcha is not solved. */
export const UNSOLVED = {
  en: 'The captcha is not solved.',
  de: 'Das Captcha ist nicht gelöst.',
} as const satisfies LocalizedText
