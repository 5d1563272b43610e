// Email addresses
export { isEmail, type EmailOptions } from './email.ts'

// Stock and quantities of products
export {
  hasQuantityInput,
  isSoldOut,
  isStocked,
  quantityInput,
  totalStock,
  type ProductStock,
  type VariantStock,
} from './stock.ts'

// How much a site and a file may hold
export { hasRoom, limits, type Limit } from './limit.ts'
export { humanizeFileSize, MB } from './file-size.ts'
