import type { InstalmentContext } from '@sitewright/cart-client/instalment'
import type { Merchandising, Product } from '@sitewright/cart-client/product'
import {
  AddToCartButton,
  Alert,
  CartIndicator,
  CartPage,
  CartPopover,
  Confirm,
  ExtraFields,
  Instalment,
  Lightbox,
  PillCart,
  ProductBlock,
  QuantityInput,
  QuickView,
  RestockForm,
  Reviews,
  useAddToCart,
  VariantSelect,
  type RestockFormProps,
} from '@sitewright/cart-client/react'

// Values of the page of a shop: each sample shows the types of those it needs.
declare const product: Product
declare const merchandising: Merchandising
declare const captcha: RestockFormProps['captcha']
declare const instalments: InstalmentContext
declare const isOpen: boolean
declare const close: () => void

// #region cart-client/AddToCartButton
export const Buy = () => (
  <ProductBlock.Root product={product}>
    <AddToCartButton />
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/ProductBlock
export const ProductPage = () => (
  <ProductBlock.Root product={product}>
    <ProductBlock.Images images={[{ id: 'blue', src: '/mug-blue.jpg', alt: 'A blue mug' }]} />
    <ProductBlock.Price />
    <VariantSelect design="radios" />
    <QuantityInput less="One less" more="One more" />
    <AddToCartButton />
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/VariantSelect
export const Options = () => (
  <ProductBlock.Root product={product}>
    <VariantSelect design="dropdowns" />
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/QuantityInput
export const HowMany = () => (
  <ProductBlock.Root product={product}>
    <QuantityInput less="One less" more="One more" />
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/ExtraFields
export const Engraved = () => (
  <ProductBlock.Root product={product}>
    <AddToCartButton />
    <ExtraFields title="What shall be engraved?">
      <form>
        <label>
          Text <input name="text" required />
        </label>
        <button>Add to cart</button>
      </form>
    </ExtraFields>
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/QuickView
export const Teaser = () => (
  <QuickView itemId={product.id} name={product.name}>
    <ProductBlock.Root product={product}>
      <ProductBlock.Price />
      <AddToCartButton />
    </ProductBlock.Root>
  </QuickView>
)
// #endregion

// #region cart-client/Instalment
export const PriceInParts = () => (
  <ProductBlock.Root product={product}>
    <ProductBlock.Price />
    <Instalment.Root context={instalments} modalUrl={(locale) => `/pay-in-four/${locale}.html`}>
      <Instalment.Banner brand={(brand) => <img src={`/${brand}.svg`} alt="The provider" />} />
      <Instalment.Info label="About instalments" />
      <Instalment.Dialog title="Pay in four" />
    </Instalment.Root>
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/RestockForm
export const TellMe = () => (
  <ProductBlock.Root product={product}>
    <VariantSelect />
    <RestockForm merchandising={merchandising} captcha={captcha} />
  </ProductBlock.Root>
)
// #endregion

// #region cart-client/Reviews
export const WhatBuyersSay = () => (
  <Reviews.Root gate={{ areReviewsEnabled: true, killSwitch: false }} source="native">
    <h2>Reviews</h2>
    <Reviews.Review by="Ada, 3 May">
      <Reviews.Stars value={5} label="5 of 5 stars" />
      <p>Holds a proper amount of tea.</p>
    </Reviews.Review>
  </Reviews.Root>
)
// #endregion

// #region cart-client/Hooks
export function OwnButton() {
  const { text, isBusy, isDisabled, press } = useAddToCart(product)
  return (
    <button disabled={isDisabled} aria-busy={isBusy} onClick={() => press()}>
      {text}
    </button>
  )
}
// #endregion

// #region cart-client/CartIndicator
export const Header = () => (
  <header>
    <CartIndicator href="/cart" />
  </header>
)
// #endregion

// #region cart-client/PillCart
export const Corner = () => <PillCart path="/mugs" />
// #endregion

// #region cart-client/CartPopover
export const HeaderWithPopover = () => (
  <header>
    <CartIndicator id="to-the-cart" />
    <CartPopover link="#to-the-cart" />
  </header>
)
// #endregion

// #region cart-client/CartPage
export const Cart = () => (
  <CartPage.Root heading="Your cart">
    <CartPage.Loading>Reading your cart …</CartPage.Loading>
    <CartPage.Empty>
      Nothing here yet. <a href="/mugs">Look at our mugs</a>
    </CartPage.Empty>
    <CartPage.Filled>
      <CartPage.Entries>
        {() => (
          <>
            <CartPage.EntryTitle />
            <CartPage.EntryQuantity less="One less" more="One more" />
            <CartPage.EntrySubtotal />
            <CartPage.EntryRemove>Remove</CartPage.EntryRemove>
          </>
        )}
      </CartPage.Entries>
      <CartPage.Summary>
        <CartPage.Subtotal label="Subtotal" />
        <CartPage.Checkout>Check out</CartPage.Checkout>
      </CartPage.Summary>
    </CartPage.Filled>
  </CartPage.Root>
)
// #endregion

// #region cart-client/Lightbox
export const Sizes = () => (
  <Lightbox isOpen={isOpen} onClose={close} title="Sizes of our mugs">
    <p>Small holds 250 ml, large 400 ml.</p>
  </Lightbox>
)
// #endregion

// #region cart-client/Alert
export const NotAdded = () => (
  <Alert
    alert={{ title: 'Unable to Add Item', message: 'Sorry, we do not have enough of that item available.' }}
    onClose={close}
  />
)
// #endregion

// #region cart-client/Confirm
export const EmptyIt = () => (
  <Confirm
    isOpen={isOpen}
    title="Empty the cart?"
    yes="Empty it"
    no="Keep it"
    onAnswer={(isConfirmed) => console.log(isConfirmed)}
  />
)
// #endregion
