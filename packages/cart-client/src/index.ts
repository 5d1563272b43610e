// The cart
export { createCartClient, type CartClient, type CartClientOptions } from './client/client.browser.ts'
export { createCartStore, type CartStoreOptions } from './cart/create-cart-store.ts'
export type { AddOptions, CartStore } from './cart/cart-store.ts'
export type { PersistedQueue } from './cart/persisted-queue.ts'
export type { CartStatus } from './cart/cart-load.machine.ts'
export type { CartSnapshot, FailedOperation } from './cart/cart-state.ts'
export type { CartNews } from './cart/cart-news.ts'
export type { ShownCart, ShownEntry } from './cart/replay.ts'
export type { AddLine, Operation, Settled, Settlement } from './cart/operation.ts'
export { subtotalText } from './checkout.ts'

export type { AdditionalFields, Cart, CartEntry, ChosenVariant } from './cart/cart.contract.ts'

// Its pages
export {
  createNavigate,
  type Navigate,
  type NavigateTarget,
  type NavigateView,
} from './client/navigate.browser.ts'

// Events, failures and texts
export type { CartStoreEvent } from './cart/cart-event.ts'
export type { PurchaseEvent, RelatedEvent, ReviewEvent, ShopEvent, VisitEvent } from './client/shop-event.ts'
export { failureAlert, type Alert, type Attempt, type CartFailure } from './failure/failure.ts'
export { cartAlert } from './failure/cart-alert.ts'
export { messages, type MessageKey, type Messages } from './messages.ts'
export { offerMessages, type OfferMessages } from './offer-messages.ts'
export type { Result } from '@sitewright/site/result'
