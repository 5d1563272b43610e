import { createFakeCaptcha } from '@sitewright/site/testing'
import { act, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import {
  AddToCartButton,
  CartIndicator,
  CartPage,
  CartPopover,
  ExtraFields,
  PillCart,
  ProductBlock,
  ProductMark,
  QuantityInput,
  QuickView,
  RestockForm,
  Scarcity,
  VariantSelect,
} from '../react.ts'
import { buildCart, buildEntry, buildMerchandising } from '../mock/build.testing.ts'
import { mug, pictures } from '../mock/picture.testing.ts'
import { createStage, OnStage, type Stage } from '../mock/stage.testing.tsx'

const captcha = createFakeCaptcha()
const cart = buildCart({ entries: [buildEntry({ quantity: 2 })] })

const page = (stage: Stage): ReactNode => (
  <StrictMode>
    <OnStage stage={stage}>
      <CartIndicator />
      <CartPopover />
      <ProductBlock.Root product={mug} initialSelection={{ Colour: 'Red' }}>
        <ProductBlock.Images images={pictures} />
        <ProductMark sale="Sale" />
        <ProductBlock.Price />
        <Scarcity merchandising={buildMerchandising()} />
        <VariantSelect />
        <VariantSelect design="radios" />
        <QuantityInput less="Less" more="More" />
        <AddToCartButton />
        <ExtraFields title="More">
          <form />
        </ExtraFields>
        <RestockForm merchandising={buildMerchandising()} captcha={captcha} />
        <QuickView itemId="mug" name="Mug">
          Mug
        </QuickView>
      </ProductBlock.Root>
      <CartPage.Root heading="Cart">
        <CartPage.Filled>
          <CartPage.Entries>
            {() => (
              <>
                <CartPage.EntryTitle />
                <CartPage.EntryQuantity less="Less" more="More" />
                <CartPage.EntrySubtotal />
              </>
            )}
          </CartPage.Entries>
          <CartPage.Subtotal label="Subtotal" />
        </CartPage.Filled>
      </CartPage.Root>
      <PillCart path="/shop" />
    </OnStage>
  </StrictMode>
)

test.each([
  ['a cart that the server knows', false],
  ['a cart that only the browser knows', true],
])('hydrates %s without a warning, in strict mode', async (_, isUnread) => {
  const complaints = vi.spyOn(console, 'error')
  const server = createStage({ state: { cart }, isUnread })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page(server))
  expect(server.shop.calls).toEqual([])
  const markup = root.innerHTML
  expect(markup.includes('2 items in cart')).toBe(!isUnread)

  const browser = createStage({ state: { cart }, isUnread })
  const recovered = vi.fn()
  const hydrated = await act(() =>
    Promise.resolve(hydrateRoot(root, page(browser), { onRecoverableError: recovered })),
  )
  await waitFor(() => expect(root.querySelector('[data-cart="pill"]')).not.toBeNull())
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
  root.remove()
  complaints.mockRestore()
})
