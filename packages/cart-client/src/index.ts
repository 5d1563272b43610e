// The cart
export { createCartClient, type CartClient, type CartClientOptions } from './client/client.browser.ts'
export {
  createCartStore,
  type CartStore,
  type CartStoreOptions,
  type PersistedQueue,
} from './cart/cart-store.ts'
export { createCart } from './cart/create-cart.ts'
export type { CartSnapshot, FailedOperation } from './cart/cart-state.ts'
export type { CartNews } from './cart/mutation-queue.ts'
export type { ShownCart, ShownEntry } from './cart/replay.ts'
export type { AddLine, Operation, Settled, Settlement } from './cart/operation.ts'
export { createTransport, type TransportOptions } from './cart/cart-transport.browser.ts'
export type { CartRequest, CartTransport, Reading } from './cart/cart-transport.ts'
export {
  createNavigate,
  pagePaths,
  type Navigate,
  type NavigateTarget,
  type NavigateView,
} from './client/navigate.browser.ts'

// What travels
export type {
  AddedEntry,
  AdditionalFields,
  Cart,
  CartEntry,
  ChosenVariant,
  UpdatedEntry,
} from './cart/cart.contract.ts'
export type { DecimalPrice, Product, SubscriptionPlan, Variant } from './product/product.contract.ts'
export type { InstalmentContext } from './instalment/instalment.contract.ts'
export type {
  Merchandising,
  RestockView,
  RestockWords,
  ScarcityView,
} from './product/merchandising.contract.ts'
export type { StockResult } from './stock/stock.contract.ts'
export type { StartedSubscription } from './subscription/subscription.contract.ts'
export type { RestockSignUp } from './restock/restock.contract.ts'
export { cartReaders, type CartReaders } from './cart/cart-readers.ts'
export type { ContractBreach, Reader } from '@sitewright/site/reader'

// Buttons
export {
  createAddToCart,
  type AddToCart,
  type AddToCartOptions,
  type AddToCartSnapshot,
  type Press,
} from './add-to-cart/add-to-cart.browser.ts'
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
} from './add-to-cart/add-to-cart.machine.ts'
export {
  isListingButtonDisabled,
  listingButton,
  listingButtonText,
  type ListingButtonState,
} from './add-to-cart/listing-button.machine.ts'
export { checkAddRequest, type Purchase, type AddRequest } from './add-to-cart/add-request.ts'
export { startSubscription } from './subscription/subscription.browser.ts'
export { isIndefinite, isSubscribable } from './subscription/subscription.ts'

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
} from './variant/selection.ts'
export { readQuantity, stepQuantity, type QuantityProblem } from './quantity/quantity.ts'
export { isAvailable, quantityInCart, withStock } from './stock/stock.ts'
export { fetchStock } from './stock/stock.browser.ts'
export {
  priceOf,
  productStatus,
  restockViewOf,
  scarcityOf,
  shownImageId,
  type ProductStatus,
} from './product/product.ts'
export { areReviewsShown, type ReviewGate, type ReviewSource } from './review/review.ts'

// The cart on every page
export { cartLoad, mayHaveCart, type CartEvidence, type CartStatus } from './cart/cart-load.machine.ts'
export {
  countText,
  exactCountLimit,
  indicatorState,
  spokenCount,
  type IndicatorState,
} from './indicator/indicator.ts'
export { createAnnouncements, type Announcements } from './announcement/announcement.browser.ts'
export { cartPath, isPillPage, pillState, type PillPage, type PillState } from './pill/pill.ts'
export { createPopover, type Popover, type PopoverSnapshot } from './popover/popover.browser.ts'
export {
  popover,
  popoverOffset,
  popoverPlace,
  popoverText,
  popoverThrottleMs,
  type Place,
  type PopoverState,
  type PopoverWindow,
} from './popover/popover.machine.ts'
export { isMinimumMet, minimumText, subtotalAmount, subtotalText } from './checkout.ts'
export {
  lightbox,
  lightboxMargin,
  lightboxMs,
  lightboxTop,
  stillLightbox,
  type LightboxState,
} from './dialog/lightbox.machine.ts'

// Instalments
export {
  createInstalmentDialog,
  readInstalments,
  type InstalmentDialog,
  type InstalmentDialogOptions,
  type InstalmentDialogSnapshot,
} from './instalment/instalment.browser.ts'
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
} from './instalment/instalment.ts'

// Restock
export {
  createRestockForm,
  type RestockForm,
  type RestockFormOptions,
  type RestockInput,
  type RestockSnapshot,
} from './restock/restock.browser.ts'
export {
  checkRestockEmail,
  restockFailureText,
  restockForm,
  restockSuccessText,
  type RestockEmailProblem,
  type RestockEvent,
  type RestockFailure,
  type RestockState,
} from './restock/restock.machine.ts'

// What happens, and what is said
export type { PurchaseEvent, RelatedEvent, ReviewEvent, ShopEvent, VisitEvent } from './client/shop-event.ts'
export type { CartStoreEvent } from './cart/cart-event.ts'
export {
  attemptTitle,
  failureAlert,
  failureText,
  isDisconnected,
  isUndone,
  type Alert,
  type Attempt,
  type CartFailure,
} from './failure/failure.ts'
export { cartAlert } from './failure/cart-alert.ts'
export { messages, offerMessages, type MessageKey, type Messages, type OfferMessages } from './messages.ts'
export type { Store } from '@sitewright/machine/store'
export type { Result } from '@sitewright/site/result'
