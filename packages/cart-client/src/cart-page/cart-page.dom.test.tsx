import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { ShopEvent } from '../client/shop-event.ts'
import { AddToCartButton, CartPage, CartProvider, mountCartPage, ProductBlock } from '../react.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { mug, related } from '../mock/picture.testing.ts'
import { createStage, OnStage, type StageOptions } from '../mock/stage.testing.tsx'

const entries = [
  buildEntry({ quantity: 2 }),
  buildEntry({
    id: 'entry-2',
    itemId: 'print',
    title: 'Print',
    chosenVariant: { attributes: {} },
    subTotal: 900,
  }),
]

function show(
  options: StageOptions = { state: { cart: buildCart({ entries }), products: [mug, ...related] } },
  minimum = '49.00',
) {
  const stage = createStage(options)
  const events: ShopEvent[] = []
  stage.client.on((event) => events.push(event))
  render(
    <OnStage stage={stage}>
      <CartPage.Root heading="Shopping cart" minimum={{ value: minimum, currency: 'USD' }}>
        <CartPage.Trouble retry="Try again" />
        <CartPage.Loading />
        <CartPage.Empty>Nothing here.</CartPage.Empty>
        <CartPage.Filled>
          <CartPage.Entries>
            {() => (
              <>
                <CartPage.EntryTitle href="/mug" />
                <CartPage.EntryQuantity less="Less" more="More" />
                <CartPage.EntrySubtotal />
                <CartPage.EntryRemove>Remove</CartPage.EntryRemove>
              </>
            )}
          </CartPage.Entries>
          <CartPage.Subtotal label="Subtotal" />
          <CartPage.MinimumNotice />
          <CartPage.Checkout>Check out</CartPage.Checkout>
        </CartPage.Filled>
        <CartPage.AlsoBought products={related}>
          {(product) => (
            <ProductBlock.Root product={product} isListing>
              <a href="#there">{product.name}</a>
              <AddToCartButton />
            </ProductBlock.Root>
          )}
        </CartPage.AlsoBought>
      </CartPage.Root>
    </OnStage>,
  )
  return { ...stage, events, kinds: () => events.map(({ kind }) => kind) }
}

const lines = () =>
  within(document.querySelector<HTMLElement>('[data-cart="entries"]')!).getAllByRole('listitem')

test('reads the name, the options and the choices of an entry in their own direction', () => {
  show()
  const title = lines()[0]?.querySelector('[data-cart="entry-title"]')
  const isolated = [...(title?.querySelectorAll('bdi, [dir=auto]') ?? [])].map(
    ({ textContent }) => textContent,
  )
  expect(isolated).toEqual(['Mug', 'Colour', 'Blue'])
})

// spec: CRT-011 CRT-038
test('shows the entries, the subtotal and products that others bought', () => {
  show()
  expect(lines().map((line) => line.querySelector('[data-cart="entry-title"]')?.textContent)).toEqual([
    'MugColourBlue',
    'Print',
  ])
  expect(screen.getByRole('link', { name: 'Mug' }).getAttribute('href')).toBe('/mug')
  screen.getByRole('region', { name: 'Shopping cart' })
  expect(document.querySelector('[data-cart="subtotal"]')?.textContent).toBe('Subtotal $49.00')
  const others = screen.getByRole('region', { name: 'Customers also bought' })
  expect(within(others).getAllByRole('listitem')).toHaveLength(4)
})

// spec: CRT-011
test('shows the subtotal, and not the grand total', () => {
  const cart = { ...buildCart({ entries }), subtotalCents: 4900, grandTotalCents: 6125, taxCents: 1225 }
  show({ state: { cart } })
  expect(document.querySelector('[data-cart="subtotal"]')?.textContent).toBe('Subtotal $49.00')
  expect(document.querySelector('[data-cart="cart-page"]')?.textContent).not.toContain('61.25')
})

test('shows amounts with fractions of hundredths, rounded', () => {
  const [first] = entries
  const cart = { ...buildCart({ entries: [{ ...first!, subTotal: 1999.5 }] }), subtotalCents: 1999.5 }
  show({ state: { cart } })
  expect(document.querySelector('[data-cart="subtotal"]')?.textContent).toBe('Subtotal $20.00')
  expect(document.querySelector('[data-cart="entry-subtotal"]')?.textContent).toBe('$20.00')
})

// spec: CRT-012
test('leads to the checkout from the minimum on, and says so below it', () => {
  const enough = show()
  expect(screen.queryByText(/To check out/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Check out' }))
  expect(enough.visited).toEqual(['checkout'])
})

// spec: CRT-012
test('shows the minimum, and does not lead to the checkout', () => {
  const tooLittle = show(undefined, '49.01')
  screen.getByText('To check out, your order subtotal must be $49.01 or more.')
  const button = screen.getByRole('button', { name: 'Check out' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(tooLittle.visited).toEqual([])
})

// spec: CRT-012
test('announces that the minimum is not met, and describes the button by it', async () => {
  show()
  const notice = document.querySelector('[data-cart="notice"][role="status"]')!
  const button = screen.getByRole('button', { name: 'Check out' })
  expect([notice.textContent, button.getAttribute('aria-describedby')]).toEqual(['', null])
  fireEvent.click(screen.getByRole('button', { name: 'Less: Mug' }))
  await waitFor(() => expect(notice.textContent).toContain('To check out'))
  expect(notice.isConnected).toBe(true)
  expect(document.getElementById(button.getAttribute('aria-describedby')!)).toBe(notice)
})

/** Presses for one more twice: the second press is held, as for a shopper who goes on pressing. */
function pressMoreTwice(): void {
  const more = screen.getByRole('button', { name: 'More: Mug' })
  fireEvent.click(more)
  fireEvent.click(more)
}

describe('the way to the checkout, while changes of the cart are not sent yet', () => {
  const shopOf = (state: StageOptions['state']): StageOptions => ({
    state: { cart: buildCart({ entries }), products: [mug], ...state },
  })

  test('waits for them with the focus on its button, and leads there once', async () => {
    const { shop, visited } = show(shopOf({ latencyMs: 20 }))
    pressMoreTwice()
    const button = screen.getByRole('button', { name: 'Check out' })
    act(() => button.focus())
    fireEvent.click(button)
    fireEvent.click(button)
    expect(visited).toEqual([])
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    await waitFor(() => expect(visited).toEqual(['checkout']))
    expect(shop.state.cart?.entries[0]?.quantity).toBe(4)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(visited).toEqual(['checkout'])
  })

  test('does not rest first', async () => {
    const { client, visited } = show(shopOf({}))
    const flush = vi.spyOn(client.cart, 'flush')
    pressMoreTwice()
    fireEvent.click(screen.getByRole('button', { name: 'Check out' }))
    expect(flush).toHaveBeenCalledOnce()
    await waitFor(() => expect(visited).toEqual(['checkout']))
  })

  test('leads nowhere if one of them fails, though a later one succeeds', async () => {
    const { shop, client, visited } = show(shopOf({}))
    // A listener that makes the cart change before others are told of the failure.
    client.on(({ kind }) => {
      if (kind === 'failed') client.cart.dismiss()
    })
    shop.useOnce('refused', 'setQuantity')
    fireEvent.click(screen.getByRole('button', { name: 'More: Mug' }))
    act(() => void client.cart.add({ itemId: 'print' }))
    const button = screen.getByRole('button', { name: 'Check out' })
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(client.cart.snapshot().cart?.isPending).toBe(false)
    expect(visited).toEqual([])
  })

  test('leads nowhere if the cart is worth too little after them', async () => {
    const { visited } = show(shopOf({}))
    fireEvent.click(screen.getByRole('button', { name: 'Less: Mug' }))
    const button = screen.getByRole('button', { name: 'Check out' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(button.getAttribute('aria-disabled')).toBe('true')
    screen.getByText('To check out, your order subtotal must be $49.00 or more.')
    expect(visited).toEqual([])
  })

  test('leads nowhere once it is gone, or the page is being left', async () => {
    const gone = show(shopOf({}))
    fireEvent.click(screen.getByRole('button', { name: 'More: Mug' }))
    fireEvent.click(screen.getByRole('button', { name: 'Check out' }))
    cleanup()
    await waitFor(() => expect(gone.client.cart.snapshot().cart?.isPending).toBe(false))
    const left = show(shopOf({}))
    pressMoreTwice()
    fireEvent.click(screen.getByRole('button', { name: 'Check out' }))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(left.client.cart.snapshot().cart?.isPending).toBe(false))
    await act(async () => {})
    expect([gone.visited, left.visited]).toEqual([[], []])
  })
})

test('changes a quantity by typing and by pressing, and moves the focus when an entry is removed', async () => {
  const { shop } = show()
  const [first] = screen.getAllByRole<HTMLInputElement>('spinbutton')
  fireEvent.input(first!, { target: { value: '4' } })
  expect(shop.calls).toEqual([])
  fireEvent.blur(first!)
  await waitFor(() => expect(shop.state.cart?.entries[0]?.quantity).toBe(4))
  fireEvent.click(screen.getByRole('button', { name: 'More: Mug' }))
  expect(first?.value).toBe('5')
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!)
  expect(lines()).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe('Remove Print')
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  await screen.findByText('Nothing here.')
  expect(document.activeElement?.getAttribute('data-cart')).toBe('cart-page')
})

// spec: CRT-076 CRT-077
test.each([
  ['', 'Quantity must be a number.'],
  ['1.5', 'Quantity must be a whole number'],
  ['0', 'Quantity must be a whole number'],
  ['-3', 'Quantity must be a whole number'],
  ['10000', 'Sorry, we do not have enough of that item available.'],
])('shows the problem of a quantity of %j, and sends no request', async (typed, text) => {
  const { shop } = show()
  const [first] = screen.getAllByRole<HTMLInputElement>('spinbutton')
  fireEvent.input(first!, { target: { value: typed } })
  expect(screen.queryByText(text)).toBeNull()
  fireEvent.blur(first!)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text)
  expect(first?.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
  expect(first?.value).toBe(typed)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(shop.calls).toEqual([])
  fireEvent.input(first!, { target: { value: '3' } })
  expect(screen.queryByText(text)).toBeNull()
  fireEvent.blur(first!)
  await waitFor(() => expect(shop.state.cart?.entries[0]?.quantity).toBe(3))
})

test('marks amounts that are about to change, until they have changed', async () => {
  show()
  const page = screen.getByRole('region', { name: 'Shopping cart' })
  const pending = () =>
    [...page.querySelectorAll('[data-pending]')].map((each) => each.getAttribute('data-cart'))
  expect([page.getAttribute('aria-busy'), pending()]).toEqual([null, []])
  fireEvent.click(screen.getByRole('button', { name: 'More: Mug' }))
  // At once: the request is sent when the shopper's fingers rest.
  expect(page.getAttribute('aria-busy')).toBe('true')
  // The entry and its amount, the amount of the other one, the subtotal.
  expect(pending()).toEqual(['entry', 'amount', 'amount', 'amount'])
  await waitFor(() => expect([page.getAttribute('aria-busy'), pending()]).toEqual([null, []]))
})

test('sends a typed quantity on Enter, unless it is unchanged', async () => {
  const { shop } = show()
  const [first] = screen.getAllByRole<HTMLInputElement>('spinbutton')
  fireEvent.input(first!, { target: { value: '2' } })
  fireEvent.keyDown(first!, { key: 'Enter' })
  fireEvent.input(first!, { target: { value: '5' } })
  fireEvent.keyDown(first!, { key: '5' })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(shop.calls).toEqual([])
  fireEvent.keyDown(first!, { key: 'Enter' })
  await waitFor(() => expect(shop.state.cart?.entries[0]?.quantity).toBe(5))
})

test('moves the focus to the previous entry when the last one is removed', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Print' }))
  expect(document.activeElement?.textContent).toBe('Remove Mug')
})

test('removes one entry for one press of Enter, however long it is held', () => {
  show()
  const remove = screen.getByRole('button', { name: 'Remove Mug' })
  expect(fireEvent.keyDown(remove, { key: 'Enter' })).toBe(true)
  fireEvent.click(remove)
  const next = document.activeElement!
  expect(next.textContent).toBe('Remove Print')
  // A browser clicks a button for each repetition that is not prevented.
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(next, { key: 'Tab', repeat: true })).toBe(true)
})

// spec: CRT-173
test('names the failed action, and repeats it', async () => {
  const { shop } = show()
  shop.useOnce('refused', 'removeEntry')
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Unable to remove item The server refuses.'),
  )
  expect(lines()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('says that something was not added which no button here speaks of', async () => {
  const { shop, client } = show()
  shop.use('refused', 'addEntry')
  const left = [{ operation: { kind: 'add', line: { itemId: 'bowl' } }, key: 'bowl' }] as const
  act(() => client.cart.restore(left))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Unable to add item The server refuses.'),
  )
  fireEvent.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0]!)
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
})

test('emits once that it was viewed, and the events of the products beside it', async () => {
  const { kinds, events } = show()
  expect(kinds()).toEqual(['related-shown', 'cart-viewed'])
  fireEvent.click(screen.getByText('Bud vase'))
  expect(events.at(-1)).toEqual({ kind: 'related-clicked', itemIds: ['vase'] })
  fireEvent.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0]!)
  await waitFor(() => expect(events.at(-1)).toEqual({ kind: 'related-added', itemIds: ['bowl'] }))
  expect(kinds().filter((kind) => kind === 'cart-viewed')).toHaveLength(1)
})

test('waits for the cart, and says when it cannot be read', async () => {
  const waiting = show({ state: { cart: buildCart({ entries }), latencyMs: 50 }, isUnread: true })
  waiting.shop.useOnce('unexpected', 'fetchCart')
  expect(document.querySelector('[data-cart="loading"]')).not.toBeNull()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please try again.'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(lines()).toHaveLength(2))
})

test('leaves the heading to a page that has one', () => {
  const stage = createStage({ state: { cart: buildCart({ entries }) } })
  render(
    <OnStage stage={stage}>
      <CartPage.Root aria-label="Basket" />
    </OnStage>,
  )
  expect(screen.queryByRole('heading')).toBeNull()
  screen.getByRole('region', { name: 'Basket' })
})

test('names a cart that cannot be read, and forgets a failed operation on request', async () => {
  const { client, shop } = createStage({ state: { cart: buildCart({ entries }) }, isUnread: true })
  shop.use('refused', 'fetchCart')
  render(
    <CartProvider client={client}>
      <CartPage.Trouble retry="Again" dismiss="Never mind" unread="No cart to be seen." />
    </CartProvider>,
  )
  await screen.findByText('No cart to be seen.')
  expect(screen.queryByRole('button', { name: 'Never mind' })).toBeNull()
  shop.use('success')
  await act(() => client.cart.refresh())
  shop.use('refused', 'removeEntry')
  await act(() => client.cart.remove('entry-2'))
  fireEvent.click(await screen.findByRole('button', { name: 'Never mind' }))
  expect(screen.queryByText('The server refuses.')).toBeNull()
})

test.each(['Again', 'Never mind'])('keeps the focus in the cart when the alert goes by %j', async (name) => {
  const { client, shop } = createStage({ state: { cart: buildCart({ entries }) } })
  render(
    <CartProvider client={client}>
      <CartPage.Root heading="Cart">
        <CartPage.Trouble retry="Again" dismiss="Never mind" />
      </CartPage.Root>
    </CartProvider>,
  )
  shop.use('refused', 'removeEntry')
  await act(() => client.cart.remove('entry-2'))
  shop.use('success')
  const button = await screen.findByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  await waitFor(() => expect(button.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cart' }))
})

// spec: CRT-010
test.each(['main', 'div', 'section'])('mounts the cart page into a <%s> that is its root', (name) => {
  const stage = createStage()
  const place = document.body.appendChild(document.createElement(name))
  const mount = (root: HTMLElement) => {
    const { unmount } = render(
      <OnStage stage={stage}>
        <CartPage.Root heading="Shopping cart" />
      </OnStage>,
      { container: root },
    )
    return unmount
  }
  // A page without a root has no cart page.
  expect(mountCartPage(mount)).toBeUndefined()
  expect(screen.queryByRole('region')).toBeNull()
  place.dataset.cartRoot = ''
  const unmount = mountCartPage(mount)
  expect(place.contains(screen.getByRole('region', { name: 'Shopping cart' }))).toBe(true)
  act(() => unmount?.())
  expect(place.childElementCount).toBe(0)
  place.remove()
})
