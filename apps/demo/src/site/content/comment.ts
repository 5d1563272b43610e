import type { LocalizedText } from './words.ts'

/** A reader's comment on a post. */
export interface Comment {
  readonly post: string
  readonly author: string
  readonly addedOn: number
  readonly text: LocalizedText
}

/** Comments, by post and by age. */
export const COMMENTS: readonly Comment[] = [
  {
    post: 'forty-one-lips',
    author: 'Marta',
    addedOn: Date.UTC(2026, 9, 30, 17),
    text: {
      en: 'Mine has not dripped since June. I have begun to pour things that need no pouring.',
      de: 'Meiner hat seit Juni nicht getropft. Ich gieße inzwischen Dinge, die man nicht gießen muss.',
    },
  },
  {
    post: 'forty-one-lips',
    author: 'Tom Achebe',
    addedOn: Date.UTC(2026, 10, 1, 8),
    text: {
      en: 'Is number forty for sale? I do not mind one drop.',
      de: 'Ist Nummer vierzig zu haben? Ein Tropfen stört mich nicht.',
    },
  },
  {
    post: 'forty-one-lips',
    author: 'Ida Brandt',
    addedOn: Date.UTC(2026, 10, 1, 9),
    text: {
      en: 'It is in the garden wall, Tom. A wren lives in it and will not sell.',
      de: 'Sie steckt in der Gartenmauer, Tom. Darin wohnt ein Zaunkönig, und der verkauft nicht.',
    },
  },
  {
    post: 'the-best-part-is-the-break',
    author: 'Noor',
    addedOn: Date.UTC(2026, 9, 14, 20),
    text: {
      en: 'You mended my grandmother’s bowl. I drop fewer things now.',
      de: 'Sie haben die Schale meiner Großmutter geflickt. Seitdem fällt mir weniger hin.',
    },
  },
  {
    post: 'what-the-first-frost-does',
    author: 'P. Lindqvist',
    addedOn: Date.UTC(2026, 7, 4, 6),
    text: {
      en: 'We freeze blueberries for the same reason.',
      de: 'Wir frieren Blaubeeren aus demselben Grund ein.',
    },
  },
  {
    post: 'what-the-first-frost-does',
    author: 'Jonas Weil',
    addedOn: Date.UTC(2026, 7, 4, 11),
    text: { en: 'And eat them, I hope. We cannot.', de: 'Und essen sie hoffentlich. Wir können das nicht.' },
  },
]

/** Words around comments and likes. */
export const COMMENT_TEXTS = {
  commentsTitle: { en: 'What readers say', de: 'Was Leute dazu sagen' },
  commentSend: { en: 'Say it', de: 'Sagen' },
  commentsUnread: {
    en: 'What you have said here cannot be shown just now.',
    de: 'Was Sie hier gesagt haben, lässt sich gerade nicht zeigen.',
  },
  commentsFirst: { en: 'Be the first to say something.', de: 'Hier hat noch niemand etwas gesagt.' },
  like: { en: 'Like', de: 'Gefällt mir' },
  likeFailed: {
    en: 'That could not be saved just now. Please try again.',
    de: 'Das ließ sich gerade nicht speichern. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, LocalizedText>
