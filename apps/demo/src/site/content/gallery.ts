import type { LocalizedText } from './words.ts'

export interface Plate {
  readonly picture: string
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly focus: readonly [number, number]
  readonly colors: readonly [string, string, string, string, string]
}

const plate = (
  picture: string,
  title: LocalizedText,
  body: LocalizedText,
  focus: readonly [number, number],
  ...colors: Plate['colors']
): Plate => ({ picture, title, body, focus, colors })

/** The wide pictures; colours are those of their corners and middle, shown until a picture has arrived. */
export const PLATES: readonly Plate[] = [
  plate(
    'window-row',
    { en: 'Window, ten o’clock', de: 'Fenster, zehn Uhr' },
    {
      en: 'Bottle, jug, cup, moon jar, vase and one lemon.',
      de: 'Flasche, Krug, Tasse, Mondgefäß, Vase und eine Zitrone.',
    },
    [0.5, 0.6],
    '8b857d',
    'b8afa3',
    'a59c90',
    'c9c1b4',
    'b9877c',
  ),
  plate(
    'three-greens',
    { en: 'Three greens', de: 'Dreimal Grün' },
    {
      en: 'The planter, the can, and butter for contrast.',
      de: 'Der Topf, die Kanne und Butter als Gegensatz.',
    },
    [0.4, 0.55],
    '8f8a82',
    'a59e94',
    'b9b2a6',
    'c7c0b3',
    '93aea4',
  ),
  plate(
    'gold-seam',
    { en: 'Gold seam', de: 'Goldnaht' },
    {
      en: 'A bowl and a cup, both better than before.',
      de: 'Eine Schale und eine Tasse, beide besser als vorher.',
    },
    [0.5, 0.5],
    '6f4a40',
    '96604f',
    '6d6660',
    '7d756c',
    'a99f94',
  ),
  plate(
    'kiln-shelf',
    { en: 'The shelf before breakfast', de: 'Das Regal vor dem Frühstück' },
    { en: 'Cooling. Do not touch.', de: 'Kühlt ab. Nicht anfassen.' },
    [0.5, 0.5],
    '2a2f33',
    '33383c',
    '8a6238',
    '9b7145',
    '4b4742',
  ),
  plate(
    'long-table',
    { en: 'The long table', de: 'Der lange Tisch' },
    { en: 'Eleven chairs, usually thirteen people.', de: 'Elf Stühle, meistens dreizehn Leute.' },
    [0.45, 0.6],
    '58604f',
    '6f7865',
    '8f6a40',
    'a37b4c',
    '39414f',
  ),
  plate(
    'first-light',
    { en: 'First light', de: 'Erstes Licht' },
    { en: 'Poppies from the wall, before they noticed.', de: 'Mohn von der Mauer, bevor er es merkte.' },
    [0.4, 0.5],
    '94786c',
    'b5978a',
    'a5877b',
    'b99d90',
    'a2877b',
  ),
  plate(
    'first-frost',
    { en: 'First frost', de: 'Erster Frost' },
    { en: 'No sun today. The jar does not mind.', de: 'Heute keine Sonne. Dem Gefäß ist es egal.' },
    [0.3, 0.5],
    '49535d',
    '4d5761',
    '4f5254',
    '55585a',
    '6b6f70',
  ),
  plate(
    'the-parcel',
    { en: 'Thursday’s post', de: 'Die Post vom Donnerstag' },
    {
      en: 'Brown paper, string, and whatever grew outside.',
      de: 'Packpapier, Schnur und was draußen gerade wuchs.',
    },
    [0.4, 0.5],
    '566259',
    '74806f',
    '9a7444',
    'b18a55',
    'c09a68',
  ),
  plate(
    'empty-sill',
    { en: 'After the sale', de: 'Nach dem Verkauf' },
    { en: 'The lemon was not for sale.', de: 'Die Zitrone war unverkäuflich.' },
    [0.7, 0.6],
    '8f8d89',
    'a5a29b',
    'bdbab3',
    'c4c1b9',
    'c9c4b8',
  ),
]
