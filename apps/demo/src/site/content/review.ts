import type { LocalizedText } from './words.ts'

export interface Review {
  readonly product: string
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly author: string
  readonly text: LocalizedText
  readonly source: 'native' | 'imported'
}

export const REVIEWS: readonly Review[] = [
  {
    product: 'belly-jug',
    stars: 5,
    author: 'Marta',
    source: 'native',
    text: {
      en: 'I tried to make it drip. It would not.',
      de: 'Ich wollte, dass er tropft. Er wollte nicht.',
    },
  },
  {
    product: 'belly-jug',
    stars: 5,
    author: 'Tom Achebe',
    source: 'native',
    text: {
      en: 'Bought it for milk, kept it for looking at.',
      de: 'Für Milch gekauft, zum Ansehen behalten.',
    },
  },
  {
    product: 'belly-jug',
    stars: 4,
    author: 'L.',
    source: 'imported',
    text: {
      en: 'Heavier than expected, which turned out to be the point.',
      de: 'Schwerer als gedacht, und genau das ist der Witz.',
    },
  },
  {
    product: 'iris-vase',
    stars: 5,
    author: 'Hana',
    source: 'native',
    text: {
      en: 'One tulip. That was enough for the room.',
      de: 'Eine Tulpe. Das reichte für das ganze Zimmer.',
    },
  },
  {
    product: 'iris-vase',
    stars: 5,
    author: 'Per',
    source: 'imported',
    text: {
      en: 'The moss one changes colour at four in the afternoon.',
      de: 'Die moosgrüne wechselt nachmittags um vier die Farbe.',
    },
  },
  {
    product: 'morning-cup',
    stars: 5,
    author: 'Noor',
    source: 'native',
    text: {
      en: 'I now own all five. Send help, or a shelf.',
      de: 'Ich habe jetzt alle fünf. Hilfe, oder ein Regal.',
    },
  },
  {
    product: 'morning-cup',
    stars: 4,
    author: 'Bea',
    source: 'native',
    text: { en: 'The bare foot is the best part.', de: 'Der rohe Fuß ist das Beste.' },
  },
  {
    product: 'teapot-for-two',
    stars: 5,
    author: 'Yusuf',
    source: 'native',
    text: { en: 'The lid really does stay on.', de: 'Der Deckel hält wirklich.' },
  },
  {
    product: 'the-mending',
    stars: 5,
    author: 'Greta',
    source: 'native',
    text: {
      en: 'My grandmother would have laughed, then cried.',
      de: 'Meine Großmutter hätte gelacht und dann geweint.',
    },
  },
]
