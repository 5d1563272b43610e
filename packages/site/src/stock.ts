export {
  hasQuantityInput,
  isSoldOut,
  quantityInput,
  totalStock,
  type ProductStock,
  type VariantStock,
} from './core/stock.ts'
