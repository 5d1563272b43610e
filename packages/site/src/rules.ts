// Email addresses
export { isEmail, type EmailOptions } from './rule/email.ts'

// Stock and quantities of products
export {
  hasQuantityInput,
  isSoldOut,
  isStocked,
  quantityInput,
  totalStock,
  type ProductStock,
  type VariantStock,
} from './rule/stock.ts'

// How much a site and a file may hold
export { hasRoom, limits, type Limit } from './rule/limit.ts'
export { humanizeFileSize, MB } from './rule/file-size.ts'
