import { createRunner, type Runner, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { isSoldOut } from '@sitewright/site/rules'
import type { AdditionalFields, CartEntry } from '../entry/cart.contract.ts'
import type { CartClient } from '../client/client.browser.ts'
import { attemptTitle, failureAlert, type Alert, type Attempt } from '../failure/failure.ts'
import { needsFields } from '../catalog/extra-fields.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'
import { selectionText, type Selection, type SelectionFailure } from '../catalog/selection.ts'
import { checkAddRequest, type Purchase } from './add-request.ts'
import {
  addButton,
  addButtonLabel,
  addButtonText,
  isAddButtonBusy,
  saleKind,
  type AddButtonEvent,
  type AddButtonState,
} from './add-to-cart.machine.ts'
import { leave, mayLeave, sell, whenPageStays } from './sale.browser.ts'

/** Snapshot of an add-to-cart button. */
export interface AddToCartSnapshot {
  /** State of the button. */
  readonly state: AddButtonState
  /** Text of the button. */
  readonly text: string
  /** True while presses are ignored and the button keeps the focus: `aria-disabled`, `aria-busy`. */
  readonly isBusy: boolean
  /** True if the button is `disabled`: in a listing, sold out or asking for options. */
  readonly isDisabled: boolean
  /** True while the form of extra fields is to be shown. */
  readonly isFormOpen: boolean
  /** Alert about a press that failed. */
  readonly alert: Alert | undefined
}

/** Input of a press. */
export interface Press {
  /** The chosen value of each option: `{ Size: 'L' }`. @default none */
  readonly selection?: Selection | undefined
  /**
   * Quantity as it was typed.
   *
   * @default 1
   */
  readonly quantity?: string | number | undefined
  /** Fields that are filled in already: no form is opened. */
  readonly additionalFields?: AdditionalFields | undefined
}

/** An add-to-cart button without markup: also for subscriptions, gift cards and express checkout. */
export interface AddToCart extends Store<AddToCartSnapshot> {
  /** Presses the button. */
  readonly press: (press?: Press) => void
  /** Goes on with the fields of the form. */
  readonly submitFields: (fields: AdditionalFields) => void
  /** Closes the form without adding anything. */
  readonly closeForm: () => void
  /** Closes the alert. */
  readonly dismissAlert: () => void
  /** Replaces the product, for example when its stock was fetched anew. */
  readonly setProduct: (product: Product) => void
  /** Replaces the idle label; `undefined` is the product's own. */
  readonly setLabel: (label: string | undefined) => void
  /** Starts the button. The returned function stops it. */
  readonly start: () => Cleanup
}

/** Settings of `createAddToCart`. */
export interface AddToCartOptions {
  /** Product that a press adds. */
  readonly product: Product
  /**
   * Puts the button into a listing, which has no room for messages.
   *
   * @default false
   */
  readonly isListing?: boolean | undefined
  /**
   * Idle label.
   *
   * @default the product's own
   */
  readonly label?: string | undefined
}

/** A button, which only the functions of this file change. */
interface Button extends Pick<AddToCartOptions, 'isListing'> {
  readonly client: CartClient
  readonly runner: Runner<AddButtonState, AddButtonEvent>
  readonly update: () => void
  product: Product
  label?: string | undefined
  purchase: Purchase | undefined
  alert: Alert | undefined
  isStarted: boolean
}

/**
 * Creates an add-to-cart button for a product.
 *
 * @example
 * ```ts
 * import { createAddToCart } from '@sitewright/cart-client/add-to-cart'
 *
 * const add = createAddToCart(shop, { product: mug })
 * add.subscribe(() => console.log(add.snapshot().text))
 * const stop = add.start()
 * add.press()
 * ```
 */
export function createAddToCart(client: CartClient, options: AddToCartOptions): AddToCart {
  const { clock, report } = client
  const button: Button = {
    ...options,
    client,
    runner: createRunner(addButton, { clock, enter: { adding: () => void sellPurchase(button) } }),
    update: () => {
      const [last, now] = [store.snapshot(), takeSnapshot(button)]
      // A component that makes its product while it renders would render for ever.
      if (snapshotFields.some((name) => last[name] !== now[name])) store.set(now)
    },
    purchase: undefined,
    alert: undefined,
    isStarted: false,
  }
  const store = createStore(takeSnapshot(button), report)
  const { runner, update } = button
  runner.subscribe(update)
  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    press: (input = {}) => press(button, input),
    submitFields: (fields) => {
      button.purchase &&= withFields(button.purchase, fields)
      runner.send('filled')
    },
    closeForm: () => runner.send('closed'),
    dismissAlert: () => setAlert(button, undefined),
    setProduct: (product) => {
      button.product = product
      update()
    },
    setLabel: (label) => {
      button.label = label
      update()
    },
    start: () => start(button),
  }
}

const snapshotFields = ['state', 'text', 'isBusy', 'isDisabled', 'isFormOpen', 'alert'] as const

function start(button: Button): Cleanup {
  const { runner } = button
  button.isStarted = true
  runner.start()
  const unlisten = whenPageStays(() => runner.send('returned'))
  return () => {
    button.isStarted = false
    unlisten()
    runner.stop()
  }
}

/** Checks for a button that shows 'Sold Out': in a listing. Elsewhere a press shows an alert. */
const isClosed = ({ isListing = false, product }: Button): boolean => isListing && isSoldOut(product)

function takeSnapshot(button: Button): AddToCartSnapshot {
  const { client, product, runner, alert } = button
  const { messages } = client
  const state = runner.snapshot()
  const label = isClosed(button)
    ? messages['cart.addToCart.soldOut']
    : (button.label ?? addButtonLabel(product, messages, client))
  return {
    state,
    text: addButtonText(state, label, messages),
    isBusy: isAddButtonBusy(state),
    isDisabled: state === 'prompting' || isClosed(button),
    isFormOpen: state === 'filling',
    alert,
  }
}

function setAlert(button: Button, alert: Alert | undefined): void {
  button.alert = alert
  button.update()
}

function attemptOf({ product, client }: Button): Attempt {
  if (saleKind(product) === 'giftCard') return 'giftCard'
  return client.expressCheckout ? 'purchase' : 'add'
}

function press(button: Button, { selection = {}, quantity, additionalFields }: Press): void {
  const { client, product, runner } = button
  const { cart, messages } = client
  if (runner.snapshot() !== 'idle' || isClosed(button)) return
  const checked = checkAddRequest({ product, selection, quantity, cart: cart.snapshot().cart })
  if (checked.ok) {
    button.purchase = withFields(checked.value, additionalFields)
    runner.send(needsFields(product) && additionalFields === undefined ? 'fill' : 'press')
  } else if (button.isListing && isUnchosen(checked.failure)) {
    runner.send('prompt')
  } else {
    setAlert(button, {
      title: attemptTitle(attemptOf(button), messages),
      message: selectionText(checked.failure, messages),
    })
  }
}

async function sellPurchase(button: Button): Promise<void> {
  const { client, product, runner, purchase } = button
  if (!purchase) return
  // A button that is stopped and started again meanwhile sells no second time.
  button.purchase = undefined
  // A button that was stopped leaves the failure to the cart.
  const result = await sell(client, product, purchase.line, () => !button.isStarted)
  if (!result.ok) {
    runner.send('rejected')
    setAlert(button, failureAlert(attemptOf(button), result.failure, client.messages))
    return
  }
  const { to, query, cart, entry } = result.value
  client.emit({
    kind: 'product-added',
    product: named(button.product, entry),
    variant: purchase.variant && identified(purchase.variant, entry),
    quantity: purchase.quantity,
    cart,
  })
  if (!to || !(await mayLeave(client, to))) {
    runner.send('accepted')
    return
  }
  runner.send('left')
  if (await leave(client, to, query)) runner.send('returned')
}

const isUnchosen = ({ kind }: SelectionFailure): boolean => kind === 'unselected' || kind === 'denomination'

/** Names a product that a page printed without its name, as the cart names it. */
const named = (product: Product, entry: CartEntry | undefined): Product =>
  product.name || !entry?.title ? product : { ...product, name: entry.title }

/** Completes a variant that a page printed without its sku, as the server chose it. */
const identified = (variant: Variant, entry: CartEntry | undefined): Variant =>
  variant.sku != null || !entry ? variant : { ...variant, ...entry.chosenVariant }

const withFields = (purchase: Purchase, additionalFields: AdditionalFields | undefined): Purchase =>
  additionalFields === undefined ? purchase : { ...purchase, line: { ...purchase.line, additionalFields } }
