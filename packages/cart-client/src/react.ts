// A server component cannot reach into a namespace of a client module: each part of one has a flat name as well.
import * as CartPage from './cart-page/cart-page-parts.react.ts'
import * as Instalment from './instalment/instalment.react.tsx'
import * as ProductBlock from './product/product-block.react.tsx'
import * as Restock from './restock/restock.react.tsx'
import * as Reviews from './review/review.react.tsx'

// The cart
export { CartProvider, useCartClient, type CartProviderProps } from './provider/cart-provider.react.tsx'
export { useCart, useCartSuspense } from './provider/use-cart.react.ts'
export { useCartIndicator } from './indicator/use-cart-indicator.react.ts'
export { useCartCount, usePill } from './pill/use-pill.react.ts'
export type { CartCount } from './part/count.ts'
export { usePopover } from './popover/use-popover.react.ts'
export { useVisit } from './provider/use-visit.react.ts'
export { CartIndicator } from './indicator/indicator.react.tsx'
export { CartPopover, type CartPopoverProps } from './popover/popover.react.tsx'
export { PillCart } from './pill/pill.react.tsx'
export { CartPage }
export {
  AlsoBought as CartPageAlsoBought,
  Checkout as CartPageCheckout,
  Empty as CartPageEmpty,
  Entries as CartPageEntries,
  EntryImage as CartPageEntryImage,
  EntryQuantity as CartPageEntryQuantity,
  EntryRemove as CartPageEntryRemove,
  EntrySubtotal as CartPageEntrySubtotal,
  EntryTitle as CartPageEntryTitle,
  Filled as CartPageFilled,
  Loading as CartPageLoading,
  MinimumNotice as CartPageMinimumNotice,
  Root as CartPageRoot,
  Subtotal as CartPageSubtotal,
  Summary as CartPageSummary,
  Trouble as CartPageTrouble,
} from './cart-page/cart-page-parts.react.ts'
export { useMinimum } from './cart-page/cart-page.react.tsx'
export { useCartEntry } from './cart-page/cart-entry.react.tsx'
export { mountCartPage } from './cart-page/cart-root.react.ts'

// A product
export {
  useAddToCart,
  useExpressCheckout,
  type AddToCartControls,
  type UseAddToCartOptions,
} from './add-to-cart/use-add-to-cart.react.ts'
export { useGiftCard } from './gift-card/use-gift-card.react.ts'
export { useSubscription } from './add-to-cart/use-subscription.react.ts'
export { useVariantSelection, type VariantSelection } from './variant/use-variant-selection.react.ts'
export { useQuantity, type Quantity } from './quantity/use-quantity.react.ts'
export { useStock } from './stock/use-stock.react.ts'
export {
  useInstalments,
  type Instalments,
  type InstalmentsOptions,
} from './instalment/use-instalments.react.ts'
export { useRestock, type RestockControls } from './restock/use-restock.react.ts'
export { ProductBlock }
export {
  Images as ProductBlockImages,
  Price as ProductBlockPrice,
  Root as ProductBlockRoot,
} from './product/product-block.react.tsx'
export { useProductBlock, type ProductBlockValue, type ProductImage } from './product/product-block.react.tsx'
export { AddToCartButton } from './add-to-cart/add-to-cart.react.tsx'
export { VariantSelect, type VariantSelectProps } from './variant/variant-select.react.tsx'
export { QuantityInput, type QuantityInputProps, type StepNames } from './quantity/quantity-input.react.tsx'
export { ExtraFields, type ExtraFieldsProps } from './extra-fields/extra-fields.react.tsx'
export { ProductMark, type ProductMarkProps } from './product/product-mark.react.tsx'
export { Scarcity } from './product/scarcity.react.tsx'
export { RestockForm, type RestockFormProps } from './restock/restock-form.react.tsx'
export { Instalment, Restock, Reviews }
export {
  Banner as InstalmentBanner,
  Dialog as InstalmentDialog,
  Info as InstalmentInfo,
  Root as InstalmentRoot,
} from './instalment/instalment.react.tsx'
export {
  Email as RestockEmail,
  Fields as RestockFields,
  MailingList as RestockMailingList,
  Root as RestockRoot,
  Submit as RestockSubmit,
  Thanks as RestockThanks,
} from './restock/restock.react.tsx'
export {
  Anchor as ReviewsAnchor,
  Review as ReviewsReview,
  Root as ReviewsRoot,
  Stars as ReviewsStars,
} from './review/review.react.tsx'
export { QuickView, type QuickViewProps } from './quick-view/quick-view.react.tsx'

// Over the page
export { useLightbox } from './dialog/lightbox/use-lightbox.react.ts'
export { Lightbox, type LightboxProps } from './dialog/lightbox/lightbox.react.tsx'
export { Alert, type AlertProps } from './dialog/alert.react.tsx'
export { Confirm, type ConfirmProps } from './dialog/confirm.react.tsx'

// The store's settings
export { usePreferences } from '@sitewright/site/react'
