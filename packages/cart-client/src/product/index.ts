// Records
export type { DecimalPrice, Product, SubscriptionPlan, Variant } from '../catalog/product.contract.ts'
export type { Merchandising, ScarcityView } from '../catalog/merchandising.contract.ts'
export type { RestockBlock, RestockWords } from '../catalog/restock.contract.ts'
export type { StockResult } from '../catalog/stock.contract.ts'

// Rules
export { priceOf, productStatus, scarcityOf, type ProductStatus } from '../catalog/product.ts'
export { restockBlockOf } from '../restock/restock-block.ts'
export { isSubscribable } from '../catalog/subscription.ts'
export { readQuantity } from '../quantity/quantity.ts'
export { withStock } from '../stock/stock.ts'

// Calls
export { fetchStock } from '../stock/stock.browser.ts'
export { startSubscription } from '../subscription/subscription.browser.ts'
