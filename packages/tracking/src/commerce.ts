// Orders
export { purchaseOf, trackOrder, type PurchasePush } from './order/order.ts'

// Visitor metrics
export { metricsAddToCart, type AddToCartFacts } from './order/metrics-add-to-cart.ts'

// Names of events
export { clientEvents, shoppingEvents } from './event/catalogue.ts'
