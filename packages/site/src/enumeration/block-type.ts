import { isCodeBetween, type OpenCode } from './code.ts'

/** Kinds of blocks: those codes that have names. */
export const BlockType = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  gallery: 8,
  form: 9,
  product: 43,
  button: 53,
  memberArea: 67,
  accordion: 69,
  websiteComponent: 1337,
} as const

/** The code of a kind of block. */
export type BlockType = OpenCode<(typeof BlockType)[keyof typeof BlockType]>

const isExtra = (value: unknown): boolean => value === 100 || value === 101

/** Checks for the code of a kind of block: 1 to 72, 100, 101 or 1337. */
export const isBlockType = (value: unknown): value is BlockType =>
  isCodeBetween(value, 1, 72) || isExtra(value) || value === BlockType.websiteComponent

/** Checks for a code in the shorter of the two lists of blocks: 1 to 69, 100 or 101. */
export const isShortListBlockType = (value: unknown): value is BlockType =>
  isCodeBetween(value, 1, 69) || isExtra(value)

/** The code of a variant of a gallery, summary, chart, image or reservation block. */
export type VariantType = number

/** Checks for the code of a variant of a block: 1000 to 1019. */
export const isVariantType = (value: unknown): value is VariantType => isCodeBetween(value, 1000, 1019)
