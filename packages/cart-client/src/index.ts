// The cart
export { createCartClient, type CartClient, type CartClientOptions } from './browser/client.ts'
export {
  createCartStore,
  type CartStore,
  type CartStoreOptions,
  type PersistedQueue,
} from './core/cart-store.ts'
export { createCart } from './core/new-cart.ts'
export type { CartSnapshot, FailedOperation } from './core/cart-state.ts'
export type { CartNews } from './core/cart-lane.ts'
export type { ShownCart, ShownEntry } from './core/replay.ts'
export type { AddLine, Operation, Settled, Settlement } from './core/operation.ts'
export { createTransport, type TransportOptions } from './browser/transport.ts'
export type { CartRequest, CartTransport, Reading } from './core/cart-transport.ts'
export {
  createNavigate,
  pagePaths,
  type Navigate,
  type NavigateTarget,
  type NavigateView,
} from './browser/navigate.ts'

// What travels
export type {
  AddedEntry,
  AdditionalFields,
  Cart,
  CartEntry,
  ChosenVariant,
  UpdatedEntry,
} from './contract/cart.ts'
export type { DecimalPrice, Product, SubscriptionPlan, Variant } from './contract/product.ts'
export type { InstalmentContext } from './contract/instalment.ts'
export type { Merchandising, RestockView, RestockWords, ScarcityView } from './contract/merchandising.ts'
export type { StockResult } from './contract/stock.ts'
export type { StartedSubscription } from './contract/subscription.ts'
export type { RestockSignUp } from './contract/restock.ts'
export { cartReaders, type CartReaders } from './core/read-cart.ts'
export type { ContractBreach, Reader } from './core/reader.ts'

// Buttons
export {
  createAddToCart,
  type AddToCart,
  type AddToCartOptions,
  type AddToCartSnapshot,
  type Press,
} from './browser/add-to-cart.ts'
export {
  addButton,
  addButtonLabel,
  addButtonText,
  isAddButtonBusy,
  needsFields,
  saleKind,
  type AddButtonEvent,
  type AddButtonState,
  type SaleKind,
  type SaleMode,
} from './core/add-button.ts'
export {
  isListingButtonDisabled,
  listingButton,
  listingButtonText,
  type ListingButtonState,
} from './core/listing-button.ts'
export { checkAddRequest, type Purchase, type AddRequest } from './core/purchase.ts'
export { startSubscription } from './browser/subscription.ts'
export { isIndefinite, isSubscribable } from './core/subscription.ts'

// Choosing
export {
  choose,
  isGiftCard,
  optionNames,
  selectionText,
  variantOptions,
  type Choice,
  type Selection,
  type SelectionFailure,
  type VariantOption,
} from './core/selection.ts'
export { readQuantity, stepQuantity, type QuantityProblem } from './core/quantity.ts'
export { isAvailable, quantityInCart, withStock } from './core/stock.ts'
export { fetchStock } from './browser/stock.ts'
export {
  priceOf,
  productStatus,
  restockViewOf,
  scarcityOf,
  shownImageId,
  type ProductStatus,
} from './core/product.ts'
export { areReviewsShown, type ReviewGate, type ReviewSource } from './core/review.ts'

// The cart on every page
export { cartLoad, mayHaveCart, type CartEvidence, type CartStatus } from './core/cart-load.ts'
export {
  countText,
  exactCountLimit,
  indicatorState,
  spokenCount,
  type IndicatorState,
} from './core/indicator.ts'
export { whenSpoken } from './browser/spoken.ts'
export { cartPath, isPillPage, pillState, type PillPage, type PillState } from './core/pill.ts'
export { createPopover, type Popover, type PopoverSnapshot } from './browser/popover.ts'
export {
  popover,
  popoverOffset,
  popoverPlace,
  popoverText,
  popoverThrottleMs,
  type Place,
  type PopoverState,
  type PopoverWindow,
} from './core/popover.ts'
export { isMinimumMet, minimumText, subtotalAmount, subtotalText } from './core/checkout.ts'
export {
  lightbox,
  lightboxMargin,
  lightboxMs,
  lightboxTop,
  stillLightbox,
  type LightboxState,
} from './core/lightbox.ts'

// Instalments
export {
  createInstalmentDialog,
  readInstalments,
  type InstalmentDialog,
  type InstalmentDialogOptions,
  type InstalmentDialogSnapshot,
} from './browser/instalment.ts'
export {
  instalmentCount,
  instalmentDialog,
  instalmentLocale,
  instalmentOffer,
  type InstalmentBrand,
  type InstalmentItem,
  type InstalmentLocale,
  type InstalmentOffer,
  type InstalmentPrice,
  type InstalmentState,
} from './core/instalment.ts'

// Restock
export {
  createRestockForm,
  type RestockForm,
  type RestockFormOptions,
  type RestockInput,
  type RestockSnapshot,
} from './browser/restock.ts'
export {
  checkRestockEmail,
  restockFailureText,
  restockForm,
  restockSuccessText,
  type RestockEmailProblem,
  type RestockEvent,
  type RestockFailure,
  type RestockState,
} from './core/restock.ts'

// What happens, and what is said
export type { PurchaseEvent, RelatedEvent, ReviewEvent, ShopEvent, VisitEvent } from './core/event.ts'
export type { CartStoreEvent } from './core/cart-event.ts'
export {
  attemptTitle,
  failureAlert,
  failureText,
  isDisconnected,
  isUndone,
  type Alert,
  type Attempt,
  type CartFailure,
} from './core/failure.ts'
export { cartAlert } from './core/cart-alert.ts'
export {
  fill,
  messages,
  offerMessages,
  type MessageKey,
  type Messages,
  type OfferMessages,
} from './core/messages.ts'
export type { Store } from '@sitewright/machine/store'
export type { Result } from '@sitewright/site/result'
