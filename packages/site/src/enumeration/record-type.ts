import { isCodeBetween, type OpenCode } from './code.ts'

/** Kinds of records: those of the codes 1 to 63 that have names. */
export const RecordType = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  storeItem: 11,
  event: 12,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkin: 52,
  kbArticle: 54,
} as const

/** The code of a kind of record. */
export type RecordType = OpenCode<(typeof RecordType)[keyof typeof RecordType]>

/** Checks for the code of a kind of record: 1 to 63. */
export const isRecordType = (value: unknown): value is RecordType => isCodeBetween(value, 1, 63)

/** Kinds of products. */
export const ProductType = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const

/** The code of a kind of product. */
export type ProductType = (typeof ProductType)[keyof typeof ProductType]
