import { createRunner, type Undo } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { isSoldOut } from '@sitewright/site/stock'
import type { AdditionalFields, Cart, CartEntry } from '../cart/cart.contract.ts'
import type { Product, Variant } from '../product/product.contract.ts'
import {
  addButton,
  addButtonLabel,
  addButtonText,
  isAddButtonBusy,
  needsFields,
  saleKind,
  type AddButtonState,
} from './add-to-cart.machine.ts'
import { attemptTitle, failureAlert, type Alert, type Attempt, type CartFailure } from '../failure/failure.ts'
import {
  isListingButtonDisabled,
  listingButton,
  listingButtonText,
  type ListingButtonState,
} from './listing-button.machine.ts'
import { addedEntry } from '../popover/popover.machine.ts'
import { checkAddRequest, type Purchase } from './add-request.ts'
import type { Result } from '@sitewright/site/result'
import { selectionText, type Selection, type SelectionFailure } from '../variant/selection.ts'
import type { CartClient } from '../client/client.browser.ts'
import type { NavigateTarget } from '../client/navigate.browser.ts'
import { startSubscription } from '../subscription/subscription.browser.ts'

/** Snapshot of an add-to-cart button. */
export interface AddToCartSnapshot {
  readonly state: AddButtonState
  readonly listingState: ListingButtonState
  readonly text: string
  /** It ignores presses and keeps the focus: `aria-disabled`, `aria-busy`. */
  readonly isBusy: boolean
  /** It is really disabled: in a listing, sold out or asking for options. */
  readonly isDisabled: boolean
  /** Whether the form of extra fields has to be shown. */
  readonly isFormOpen: boolean
  readonly alert: Alert | undefined
}

/** Input of a press. */
export interface Press {
  readonly selection?: Selection | undefined
  /**
   * As it was typed.
   *
   * @default 1
   */
  readonly quantity?: string | number | undefined
  /** Fields that are filled in already: no form is opened. */
  readonly additionalFields?: AdditionalFields | undefined
}

/** An add-to-cart button without markup: also for subscriptions, gift cards and express checkout. */
export interface AddToCart extends Store<AddToCartSnapshot> {
  readonly press: (press?: Press) => void
  /** The form of extra fields was filled in. */
  readonly submitFields: (fields: AdditionalFields) => void
  readonly closeForm: () => void
  readonly dismissAlert: () => void
  /** Replaces the product, for example when its stock was fetched anew. */
  readonly setProduct: (product: Product) => void
  /** Starts the button. The returned function stops it. */
  readonly start: () => Undo
}

export interface AddToCartOptions {
  readonly product: Product
  /** Whether it belongs to a listing, which has no room for messages. */
  readonly isListing?: boolean | undefined
  /** Idle label; defaults to the product's own. */
  readonly label?: string | undefined
}

/** Result of a sale: the cart, or the page that it goes on to. */
type SaleResult = Result<
  {
    readonly to?: NavigateTarget
    readonly query?: Readonly<Record<string, string>>
    readonly cart?: Cart
    readonly entry?: CartEntry | undefined
  },
  CartFailure
>

/** Creates an add-to-cart button for a product. */
export function createAddToCart(
  client: CartClient,
  { product: initialProduct, isListing = false, label }: AddToCartOptions,
): AddToCart {
  const { cart, clock, messages, expressCheckout } = client
  let product = initialProduct
  let wanted: Purchase | undefined
  let alert: Alert | undefined
  let isAlive = false

  const button = createRunner(addButton, { clock, enter: { adding: () => void sell() } })
  const listing = createRunner(listingButton, { clock })
  const shown = createStore(takeSnapshot(), client.report)
  const update = (): void => shown.set(takeSnapshot())
  button.subscribe(update)
  listing.subscribe(update)

  function takeSnapshot(): AddToCartSnapshot {
    const [state, listingState] = [button.snapshot(), listing.snapshot()]
    const own = label ?? addButtonLabel(product, messages, { expressCheckout })
    return {
      state,
      listingState,
      text:
        state === 'idle'
          ? listingButtonText(listingState, own, messages)
          : addButtonText(state, own, messages),
      isBusy: isAddButtonBusy(state),
      isDisabled: isListingButtonDisabled(listingState),
      isFormOpen: state === 'filling',
      alert,
    }
  }

  function attempt(): Attempt {
    if (saleKind(product) === 'giftCard') return 'giftCard'
    return expressCheckout ? 'purchase' : 'add'
  }

  function setAlert(next: Alert | undefined): void {
    alert = next
    update()
  }

  function press({ selection = {}, quantity, additionalFields }: Press = {}): void {
    if (button.snapshot() !== 'idle' || listing.snapshot() !== 'ready') return
    const checked = checkAddRequest({ product, selection, quantity, cart: cart.snapshot().cart })
    if (checked.ok) {
      wanted = withFields(checked.value, additionalFields)
      button.send(needsFields(product) && additionalFields === undefined ? 'fill' : 'press')
    } else if (isListing && isUnchosen(checked.failure)) {
      listing.send('prompt')
    } else {
      setAlert({
        title: attemptTitle(attempt(), messages),
        message: selectionText(checked.failure, messages),
      })
    }
  }

  async function sell(): Promise<void> {
    if (!wanted) return
    const { line, variant, quantity } = wanted
    // A button that is stopped and started again meanwhile sells no second time.
    wanted = undefined
    const result = await sale(line)
    if (!result.ok) {
      button.send('rejected')
      setAlert(failureAlert(attempt(), result.failure, messages))
      return
    }
    const { to, query, cart: after, entry } = result.value
    client.emit({
      kind: 'product-added',
      product: named(product, entry),
      variant: variant && identified(variant, entry),
      quantity,
      cart: after,
    })
    button.send(to ? 'left' : 'accepted')
    if (to) await leave(to, query)
  }

  /** Goes on to the next page. The button is idle again when that turns out not to happen. */
  async function leave(
    to: NavigateTarget,
    query: Readonly<Record<string, string>> | undefined,
  ): Promise<void> {
    try {
      const overlay = client.navigate(to, query)
      if (!isPromise(overlay)) return
      await overlay
    } catch (problem) {
      client.report(problem)
    }
    button.send('returned')
  }

  async function sale(line: Purchase['line']): Promise<SaleResult> {
    const kind = saleKind(product, { expressCheckout })
    if (kind === 'subscription') {
      const started = await startSubscription(client, line)
      if (!started.ok) return started
      return { ok: true, value: { to: 'subscription', query: { cartToken: started.value.cartToken } } }
    }
    // A button that was stopped leaves the failure to the cart.
    const added = await cart.add(line, { isAnnounced: () => !isAlive })
    if (!added.ok) return added
    const after = {
      cart: added.value.cart,
      entry: added.value.entry ?? addedEntry(added.value.cart, line),
    }
    if (kind === 'cart') return { ok: true, value: after }
    return { ok: true, value: { ...after, to: kind === 'express' ? 'checkout' : 'giftCard' } }
  }

  function setProduct(next: Product): void {
    product = next
    if (isListing && isSoldOut(product)) listing.send('soldOut')
    update()
  }

  setProduct(initialProduct)
  return {
    ...shown,
    press,
    submitFields: (fields) => {
      wanted &&= withFields(wanted, fields)
      button.send('filled')
    },
    closeForm: () => button.send('closed'),
    dismissAlert: () => setAlert(undefined),
    setProduct,
    start: () => {
      isAlive = true
      button.start()
      listing.start()
      const unlisten = whenPageStays(() => button.send('returned'))
      return () => {
        isAlive = false
        unlisten()
        button.stop()
        listing.stop()
      }
    },
  }
}

const isUnchosen = ({ kind }: SelectionFailure): boolean => kind === 'unselected' || kind === 'denomination'

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Names a product that a page printed without its name, as the cart names it. */
const named = (product: Product, entry: CartEntry | undefined): Product =>
  product.name || !entry?.title ? product : { ...product, name: entry.title }

/** Completes a variant that a page printed without its sku, as the server chose it. */
const identified = (variant: Variant, entry: CartEntry | undefined): Variant =>
  variant.sku != null || !entry ? variant : { ...variant, ...entry.chosenVariant }

/** Calls back when a page that was about to be left is here to stay: shown again by the Back button, or stopped by Escape. */
function whenPageStays(then: () => void): Undo {
  if (typeof window === 'undefined') return () => undefined
  const life = new AbortController()
  window.addEventListener('pageshow', ({ persisted }) => persisted && then(), life)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && then(), life)
  return () => life.abort()
}

const withFields = (purchase: Purchase, additionalFields: AdditionalFields | undefined): Purchase =>
  additionalFields === undefined ? purchase : { ...purchase, line: { ...purchase.line, additionalFields } }
