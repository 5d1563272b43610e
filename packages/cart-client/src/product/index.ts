// Records
export type { DecimalPrice, Product, SubscriptionPlan, Variant } from './product.contract.ts'
export type { Merchandising, ScarcityView } from './merchandising.contract.ts'
export type { RestockBlock, RestockWords } from '../restock/restock.contract.ts'
export type { StockResult } from '../stock/stock.contract.ts'

// Rules
export { priceOf, productStatus, scarcityOf, type ProductStatus } from './product.ts'
export { restockBlockOf } from '../restock/restock-block.ts'
export { isSubscribable } from '../subscription/subscription.ts'
export { readQuantity } from '../quantity/quantity.ts'
export { withStock } from '../stock/stock.ts'

// Calls
export { fetchStock } from '../stock/stock.browser.ts'
export { startSubscription } from '../subscription/subscription.browser.ts'
