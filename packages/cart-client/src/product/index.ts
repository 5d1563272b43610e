// Records
export type { DecimalPrice, Product, SubscriptionPlan, Variant } from './product.contract.ts'
export type { Merchandising, RestockBlock, RestockWords, ScarcityView } from './merchandising.contract.ts'
export type { StockResult } from '../stock/stock.contract.ts'

// Rules
export { priceOf, productStatus, restockBlockOf, scarcityOf, type ProductStatus } from './product.ts'
export { isSubscribable } from '../subscription/subscription.ts'
export { readQuantity } from '../quantity/quantity.ts'
export { withStock } from '../stock/stock.ts'

// Calls
export { fetchStock } from '../stock/stock.browser.ts'
export { startSubscription } from '../subscription/subscription.browser.ts'
