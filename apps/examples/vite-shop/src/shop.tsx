import type { CartClient } from '@sitewright/cart-client'
import type { Product } from '@sitewright/cart-client/product'
import {
  AddToCartButton,
  CartIndicator,
  CartPage,
  CartPopover,
  CartProvider,
  ProductBlock,
  QuantityInput,
  VariantSelect,
} from '@sitewright/cart-client/react'

/** The whole shop: its products, and the cart below them. */
export function Shop({ client, products }: { client: CartClient; products: readonly Product[] }) {
  return (
    <CartProvider client={client}>
      <header>
        <h1>Pottery</h1>
        <CartIndicator href="#cart" />
      </header>
      <main>
        <ul className="products">
          {products.map((product) => (
            <li key={product.id}>
              <h2>{product.name}</h2>
              <ProductBlock.Root product={product}>
                <ProductBlock.Price />
                <VariantSelect design="radios" />
                <QuantityInput less="One less" more="One more" />
                <AddToCartButton />
              </ProductBlock.Root>
            </li>
          ))}
        </ul>
        <Cart />
      </main>
      <CartPopover link="#cart" />
    </CartProvider>
  )
}

function Cart() {
  return (
    <section id="cart" tabIndex={-1}>
      <CartPage.Root heading="Your cart">
        <CartPage.Trouble retry="Try again" />
        <CartPage.Loading>One moment…</CartPage.Loading>
        <CartPage.Empty>Nothing here yet.</CartPage.Empty>
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
          </CartPage.Summary>
        </CartPage.Filled>
      </CartPage.Root>
    </section>
  )
}
