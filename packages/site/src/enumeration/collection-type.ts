import { isCodeBetween, type OpenCode } from './code.ts'

/** What kind of collection this is, as far as the codes 1 to 25 have names. */
export const CollectionType = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fiveHundredPix: 11,
  flickr: 12,
  products: 13,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
} as const

/** The code of a kind of collection. */
export type CollectionType = OpenCode<(typeof CollectionType)[keyof typeof CollectionType]>

/** Whether a value is the code of a kind of collection: 1 to 25. */
export const isCollectionType = (value: unknown): value is CollectionType => isCodeBetween(value, 1, 25)

/** How a collection is shown. */
export const CollectionView = { list: 'list', grid: 'grid', product: 'product' } as const

/** The name of a way to show a collection. */
export type CollectionView = (typeof CollectionView)[keyof typeof CollectionView]

/** What a folder does when it is opened. */
export const FolderBehavior = { index: 1, redirect: 2, none: 3, variation: 4 } as const

/** The code of what a folder does. */
export type FolderBehavior = (typeof FolderBehavior)[keyof typeof FolderBehavior]
