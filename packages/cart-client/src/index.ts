// The cart
export { createCartClient, type CartClient, type CartClientOptions } from './client/client.browser.ts'
export { createCartStore, type CartStoreOptions } from './cart/create-cart-store.ts'
export type { AddOptions, CartStore } from './cart/cart-store.ts'
export type { PersistedOperation, PersistedQueue } from './operation/persisted-queue.ts'
export type { CartStatus } from './cart/state/cart-load.machine.ts'
export type { CartSnapshot, FailedOperation } from './cart/state/cart-state.ts'
export type { CartNews } from './operation/cart-news.ts'
export type { ShownCart, ShownEntry } from './cart/state/replay.ts'
export type { AddLine, Operation, Settled, Settlement } from './operation/operation.ts'
export { subtotalText } from './checkout.ts'

export type { AdditionalFields, Cart, CartEntry, ChosenVariant } from './entry/cart.contract.ts'

// Its pages
export {
  createNavigate,
  type Navigate,
  type NavigateTarget,
  type NavigateView,
} from './client/navigate.browser.ts'

// Events, failures and texts
export type { CartStoreEvent } from './operation/cart-event.ts'
export type { PurchaseEvent, RelatedEvent, ReviewEvent, ShopEvent, VisitEvent } from './client/shop-event.ts'
export { failureAlert, type Alert, type Attempt, type CartFailure } from './failure/failure.ts'
export { cartAlert } from './cart/cart-alert.ts'
export { messages, type MessageKey, type Messages } from './messages.ts'
export { offerMessages, type OfferMessages } from './offer-messages.ts'
export type { Result } from '@sitewright/machine/result'
