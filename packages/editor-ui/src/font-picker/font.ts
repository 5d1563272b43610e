import { storedItems } from '../part/stored.ts'

/** Categories of fonts, in the order in which they are shown. */
export const fontCategories = [
  'sansSerif',
  'serif',
  'display',
  'script',
  'slabSerif',
  'mono',
  'other',
] as const

/** Category of a font. */
export type FontCategory = (typeof fontCategories)[number]

/** A font family. */
export interface Font {
  /** Name of the family, as in `font-family`. */
  readonly family: string
  /** Kind of the font, for the filter and for its generic family. */
  readonly category: FontCategory
}

/** State of the preview of a font. */
export type PreviewState = 'loading' | 'ready' | 'failed'

/** A list of fonts with its heading. */
export interface FontSection {
  readonly id: 'styleGuide' | 'kits' | 'all'
  readonly fonts: readonly Font[]
}

/** Lists of fonts to choose from. */
export interface FontLists {
  readonly fonts: readonly Font[]
  readonly styleGuide?: readonly Font[] | undefined
  readonly kits?: readonly Font[] | undefined
}

/** Search of the user. */
export interface FontFilter {
  readonly search: string
  readonly category?: FontCategory | undefined
}

/** The lists that have fonts that match, with those fonts. Letters match without case and accents. */
export function findFonts({ fonts, styleGuide, kits }: FontLists, filter: FontFilter): FontSection[] {
  const wanted = plain(filter.search.trim())
  const matches = ({ family, category }: Font): boolean =>
    (!filter.category || category === filter.category) && plain(family).includes(wanted)
  const sections: FontSection[] = [
    { id: 'styleGuide', fonts: eachOnce(styleGuide).filter(matches) },
    { id: 'kits', fonts: eachOnce(kits).filter(matches) },
    { id: 'all', fonts: eachOnce(fonts).filter(matches) },
  ]
  return sections.filter((section) => section.fonts.length > 0)
}

/** The fonts of a stored list. A family that it names twice is there once. */
const eachOnce = (stored: readonly Font[] | undefined): readonly Font[] => [
  ...new Map(storedItems(stored, 'family').map((font) => [font.family, font])).values(),
]

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The fonts of all lists in one row, as the arrow keys walk through them. */
export const fontsOf = (sections: readonly FontSection[]): readonly Font[] =>
  sections.flatMap(({ fonts }) => fonts)

const generic: Readonly<Record<FontCategory, string>> = {
  sansSerif: 'sans-serif',
  serif: 'serif',
  display: 'sans-serif',
  script: 'cursive',
  slabSerif: 'serif',
  mono: 'monospace',
  other: 'sans-serif',
}

/** Returns the value of `font-family` for a font, with a generic family behind it. */
export const fontStack = ({ family, category }: Font): string =>
  `"${family.replace(/["\\]/g, '\\$&').replace(/\s/g, ' ')}", ${generic[category]}`
