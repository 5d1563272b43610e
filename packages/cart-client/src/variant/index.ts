export {
  choose,
  selectionText,
  variantOptions,
  type Choice,
  type Selection,
  type SelectionFailure,
  type VariantOption,
} from '../catalog/selection.ts'
export { connectValue } from './variant.connect.ts'
export { enhanceVariants, type VariantsOptions } from './variant.dom.ts'
