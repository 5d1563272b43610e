// Pages, collections and records
export { cartPageTypes, PageType } from './page-type.ts'
export { CollectionType, CollectionView, FolderBehavior, isCollectionType } from './collection-type.ts'
export { isRecordType, ProductType, RecordType } from './record-type.ts'
export { PopupPosition, SlideType } from './slide-type.ts'

// Blocks
export {
  BlockType,
  isBlockType,
  isShortListBlockType,
  isVariantType,
  type VariantType,
} from './block-type.ts'

// Websites and people
export { BetaFlag, WebsiteStatus } from './website-status.ts'
export { ContributorRole } from './contributor-role.ts'

// Codes without names
export type { FeatureCode, IntegrationCode, OpenCode } from './code.ts'
