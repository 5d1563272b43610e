import { isCodeBetween, type OpenCode } from './code.ts'

/** Kinds of collections: those of the codes 1 to 25 that have names. */
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

/** Checks for the code of a kind of collection: 1 to 25. */
export const isCollectionType = (value: unknown): value is CollectionType => isCodeBetween(value, 1, 25)

/** Views of a collection. */
export const CollectionView = { list: 'list', grid: 'grid', product: 'product' } as const

/** The name of a view. */
export type CollectionView = (typeof CollectionView)[keyof typeof CollectionView]

/** Behaviours of a folder when it is opened. */
export const FolderBehavior = { index: 1, redirect: 2, none: 3, variation: 4 } as const

/** The code of a folder's behaviour. */
export type FolderBehavior = (typeof FolderBehavior)[keyof typeof FolderBehavior]
