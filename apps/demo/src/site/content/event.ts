import type { LocalizedText } from './words.ts'

/** One day on which the house is open. Dates are instants, in milliseconds since 1970. */
export interface KilnDay {
  readonly slug: string
  readonly title: LocalizedText
  readonly excerpt: LocalizedText
  readonly picture: string
  readonly startDate: number
  readonly endDate: number
  /** False for what happens on the web. */
  readonly isHere: boolean
}

/** The kiln days, the next one first. */
export const KILN_DAYS: readonly KilnDay[] = [
  {
    slug: 'first-frost-firing',
    picture: 'first-frost',
    startDate: Date.UTC(2027, 0, 8, 15),
    endDate: Date.UTC(2027, 0, 8, 18),
    isHere: true,
    title: { en: 'The kiln of the first frost', de: 'Der Ofen nach dem ersten Frost' },
    excerpt: {
      en: 'Two hundred pots come out warm. Bring gloves, and somewhere to put a jug.',
      de: 'Zweihundert Gefäße kommen warm heraus. Handschuhe mitbringen, und Platz für einen Krug.',
    },
  },
  {
    slug: 'gold-and-patience',
    picture: 'gold-seam',
    startDate: Date.UTC(2027, 0, 23, 9),
    endDate: Date.UTC(2027, 0, 24, 16),
    isHere: true,
    title: { en: 'Gold and patience', de: 'Gold und Geduld' },
    excerpt: {
      en: 'A weekend of mending with Jonas. Everybody brings one broken thing and the story of it.',
      de: 'Ein Wochenende Flicken mit Jonas. Alle bringen ein zerbrochenes Ding mit und seine Geschichte.',
    },
  },
  {
    slug: 'forty-one-questions',
    picture: 'first-light',
    startDate: Date.UTC(2027, 1, 4, 18),
    endDate: Date.UTC(2027, 1, 4, 19),
    isHere: false,
    title: { en: 'Forty-one questions', de: 'Einundvierzig Fragen' },
    excerpt: {
      en: 'Ida answers what you always wanted to know about lips, on the web, with a jug at hand.',
      de: 'Ida antwortet im Netz auf alles, was man je über Lippen wissen wollte, mit einem Krug zur Hand.',
    },
  },
]

/** Words of the page of kiln days. */
export const EVENT_TEXTS = {
  eventsTitle: { en: 'Kiln days', de: 'Ofentage' },
  eventsLead: {
    en: 'When the kiln is opened, so is the door.',
    de: 'Geht der Ofen auf, steht auch die Tür offen.',
  },
  eventsHere: { en: 'Old Post Office, 4 Quay Lane', de: 'Alte Post, Kaigasse 4' },
  eventsWeb: { en: 'On the web', de: 'Im Netz' },
  eventsCalendar: { en: 'Add to my calendar', de: 'In meinen Kalender' },
  eventsAsk: { en: 'Ask about it', de: 'Danach fragen' },
} as const satisfies Record<string, LocalizedText>
