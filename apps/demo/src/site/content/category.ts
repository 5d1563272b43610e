import type { LocalizedText } from './words.ts'

/** Category of the shop: a shelf of its own. */
export interface Category {
  /** Last part of its address. */
  readonly key: string
  readonly word: LocalizedText
}
