// A server component cannot reach into a namespace of a client module: each part of one has a flat name as well.
import * as CartPage from './cart-page-parts.ts'
import * as Instalment from './instalment.tsx'
import * as ProductBlock from './product-block.tsx'
import * as Restock from './restock.tsx'
import * as Reviews from './reviews.tsx'

// The cart
export { CartProvider, useCartClient, type CartProviderProps } from './cart-provider.tsx'
export { useCart, useCartSuspense } from './use-cart.ts'
export { useCartIndicator } from './use-cart-indicator.ts'
export { useCartCount, usePill, type CartCount } from './use-pill.ts'
export { usePopover } from './use-popover.ts'
export { useVisit } from './use-visit.ts'
export { CartIndicator } from './cart-indicator.tsx'
export { CartPopover, type CartPopoverProps } from './cart-popover.tsx'
export { PillCart } from './pill-cart.tsx'
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
} from './cart-page-parts.ts'
export { useMinimum } from './cart-page.tsx'
export { useCartEntry } from './cart-entry.tsx'
export { cartRoot, mountCartPage } from './cart-root.ts'

// A product
export {
  useAddToCart,
  useExpressCheckout,
  useGiftCard,
  useSubscription,
  type AddToCartControls,
  type UseAddToCartOptions,
} from './use-add-to-cart.ts'
export { useVariantSelection, type VariantSelection } from './use-variant-selection.ts'
export { useQuantity, type Quantity } from './use-quantity.ts'
export { useStock } from './use-stock.ts'
export { useInstalments, type Instalments, type InstalmentsOptions } from './use-instalments.ts'
export { useRestock, type RestockControls } from './use-restock.ts'
export { ProductBlock }
export {
  Images as ProductBlockImages,
  Price as ProductBlockPrice,
  Root as ProductBlockRoot,
} from './product-block.tsx'
export { useProductBlock, type ProductBlockValue, type ProductImage } from './product-block.tsx'
export { AddToCartButton } from './add-to-cart-button.tsx'
export { VariantSelect, type VariantSelectProps } from './variant-select.tsx'
export { QuantityInput, type QuantityInputProps, type StepNames } from './quantity-input.tsx'
export { ExtraFields, type ExtraFieldsProps } from './extra-fields.tsx'
export { ProductMark, type ProductMarkProps } from './product-mark.tsx'
export { Scarcity } from './scarcity.tsx'
export { RestockForm, type RestockFormProps } from './restock-form.tsx'
export { Instalment, Restock, Reviews }
export {
  Banner as InstalmentBanner,
  Dialog as InstalmentDialog,
  Info as InstalmentInfo,
  Root as InstalmentRoot,
} from './instalment.tsx'
export {
  Email as RestockEmail,
  Fields as RestockFields,
  MailingList as RestockMailingList,
  Root as RestockRoot,
  Submit as RestockSubmit,
  Thanks as RestockThanks,
} from './restock.tsx'
export {
  Anchor as ReviewsAnchor,
  Review as ReviewsReview,
  Root as ReviewsRoot,
  Stars as ReviewsStars,
} from './reviews.tsx'
export { QuickView, type QuickViewProps } from './quick-view.tsx'

// Over the page
export { useLightbox } from './use-lightbox.ts'
export { Lightbox, type LightboxProps } from './lightbox.tsx'
export { Alert, type AlertProps } from './alert.tsx'
export { Confirm, type ConfirmProps } from './confirm.tsx'

// The store's settings
export { usePreferences } from '@sitewright/site/react'
