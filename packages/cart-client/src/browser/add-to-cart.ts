import { createRunner, type Undo } from '@sitewright/machine'
import { isSoldOut } from '@sitewright/site/stock'
import type { AdditionalFields, Cart } from '../contract/cart.ts'
import type { Product } from '../contract/product.ts'
import {
  addButton,
  addButtonLabel,
  addButtonText,
  isAddButtonBusy,
  needsFields,
  saleKind,
  type AddButtonState,
} from '../core/add-button.ts'
import { attemptTitle, failureAlert, type Alert, type Attempt, type CartFailure } from '../core/failure.ts'
import { listingButton, listingButtonText, type ListingButtonState } from '../core/listing-button.ts'
import { checkWish, type Purchase } from '../core/purchase.ts'
import type { Result } from '@sitewright/site/result'
import { selectionText, type Selection } from '../core/selection.ts'
import { createValue, type Watched } from '../core/value.ts'
import type { CartClient } from './client.ts'
import type { NavigateTarget } from './navigate.ts'
import { startSubscription } from './subscription.ts'

/** What an add-to-cart button shows. */
export interface AddToCartSnapshot {
  readonly state: AddButtonState
  readonly listingState: ListingButtonState
  readonly text: string
  /** It has no ear for a press, and keeps the focus: `aria-disabled`, `aria-busy`. */
  readonly isBusy: boolean
  /** It is really disabled: in a listing, sold out or asking for options. */
  readonly isDisabled: boolean
  /** Whether the form of extra fields is wanted. */
  readonly isFormOpen: boolean
  readonly alert: Alert | undefined
}

/** What the shopper has chosen when the button is pressed. */
export interface Press {
  readonly selection?: Selection | undefined
  /** As it was typed; 1 unless given. */
  readonly quantity?: string | number | undefined
  /** What was filled in already, so that no form is opened. */
  readonly additionalFields?: AdditionalFields | undefined
}

/** An add-to-cart button, whatever it looks like: also for subscriptions, gift cards and express checkout. */
export interface AddToCart extends Watched<AddToCartSnapshot> {
  readonly press: (press?: Press) => void
  /** The form of extra fields was filled in. */
  readonly submitFields: (fields: AdditionalFields) => void
  readonly closeForm: () => void
  readonly dismissAlert: () => void
  /** Newer news of the product: its stock, for example. */
  readonly setProduct: (product: Product) => void
  /** Brings the button to life. What it returns puts it away. */
  readonly start: () => Undo
}

export interface AddToCartOptions {
  readonly product: Product
  /** Whether it stands in a listing, where no message has room. */
  readonly isListing?: boolean | undefined
  /** What it says when nothing is going on; the product's own label unless given. */
  readonly label?: string | undefined
}

/** Where a sale ends that does not end in the cart. */
type Sold = Result<
  { readonly to?: NavigateTarget; readonly query?: Readonly<Record<string, string>>; readonly cart?: Cart },
  CartFailure
>

/** Makes an add-to-cart button for a product. */
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
  const shown = createValue(look())
  const update = (): void => shown.set(look())
  button.subscribe(update)
  listing.subscribe(update)

  function look(): AddToCartSnapshot {
    const [state, listingState] = [button.state(), listing.state()]
    const own = label ?? addButtonLabel(product, messages, { expressCheckout })
    return {
      state,
      listingState,
      text:
        state === 'idle'
          ? listingButtonText(listingState, own, messages)
          : addButtonText(state, own, messages),
      isBusy: isAddButtonBusy(state),
      isDisabled: listingState !== 'ready',
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
    if (button.state() !== 'idle' || listing.state() !== 'ready') return
    const checked = checkWish({ product, selection, quantity, cart: cart.snapshot().cart })
    if (checked.ok) {
      wanted = withFields(checked.value, additionalFields)
      button.send(needsFields(product) && additionalFields === undefined ? 'fill' : 'press')
    } else if (
      isListing &&
      (checked.failure.kind === 'unselected' || checked.failure.kind === 'denomination')
    ) {
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
    // A button that is put away and brought to life again meanwhile sells no second time.
    wanted = undefined
    const sold = await sale(line)
    if (!sold.ok) {
      button.send('rejected')
      setAlert(failureAlert(attempt(), sold.failure, messages))
      // It is told here, so nobody else has to.
      const failed = isAlive ? cart.snapshot().failed?.operation : undefined
      if (failed?.kind === 'add' && failed.line.itemId === line.itemId) cart.dismiss()
      return
    }
    const { to, query, cart: after } = sold.value
    client.emit({ kind: 'product-added', product, variant, quantity, cart: after })
    button.send(to ? 'left' : 'accepted')
    if (to) client.navigate(to, query)
  }

  async function sale(line: Purchase['line']): Promise<Sold> {
    const kind = saleKind(product, { expressCheckout })
    if (kind === 'subscription') {
      const started = await startSubscription(client, line)
      if (!started.ok) return started
      return { ok: true, value: { to: 'subscription', query: { cartToken: started.value.cartToken } } }
    }
    const added = await cart.add(line)
    if (!added.ok) return added
    const after = { cart: added.value.cart }
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
      // A page that comes back from the one it led to is as it was before.
      const comeBack = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) button.send('returned')
      }
      globalThis.addEventListener?.('pageshow', comeBack)
      return () => {
        isAlive = false
        globalThis.removeEventListener?.('pageshow', comeBack)
        button.stop()
        listing.stop()
      }
    },
  }
}

const withFields = (purchase: Purchase, additionalFields: AdditionalFields | undefined): Purchase =>
  additionalFields === undefined ? purchase : { ...purchase, line: { ...purchase.line, additionalFields } }
