'use client'

import { CartPage } from '@sitewright/cart-client/react'

/** A client component, because the entries are drawn by a function. */
export function Cart() {
  return (
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
  )
}
