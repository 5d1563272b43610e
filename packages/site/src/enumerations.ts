// Pages and collections
export { PageType } from './core/page-type.ts'
export { CollectionType, CollectionView, FolderBehavior, isCollectionType } from './core/collection-type.ts'
export { RecordType, isRecordType } from './core/record-type.ts'
export { SlideType } from './core/slide-type.ts'

// Blocks
export {
  BlockType,
  isBlockType,
  isShortListBlockType,
  isVariantType,
  type VariantType,
} from './core/block-type.ts'
export { PopupPosition } from './core/popup.ts'

// Websites, products, people
export { BetaFlag, WebsiteStatus } from './core/website-status.ts'
export { ProductType } from './core/product-type.ts'
export { ContributorRole } from './core/contributor-role.ts'

// Codes without names
export type { FeatureCode, IntegrationCode, OpenCode } from './core/code.ts'
