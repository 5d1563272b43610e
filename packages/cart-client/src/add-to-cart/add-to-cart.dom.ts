import type { Clock, Cleanup } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { Product, Variant } from '../catalog/product.contract.ts'
import type { StockResult } from '../catalog/stock.contract.ts'
import { showExtraFields, type OpenForm } from '../extra-fields/extra-fields.dom.ts'
import type { Alert } from '../failure/failure.ts'
import { withStock } from '../stock/stock.ts'
import { createAddToCart, type AddToCart } from './add-to-cart.browser.ts'
import { connectAddToCart } from './add-to-cart.connect.ts'
import type { CartClient } from '../client/client.browser.ts'
import { fetchStock } from '../stock/stock.browser.ts'
import { showAlert } from '../dialog/alert.dom.ts'
import { nearest, once, whenPressed } from '../part/find.dom.ts'
import { itemOf } from '../product/item.dom.ts'
import { showVariant } from '../product/product.dom.ts'
import { enhanceVariants, printedSelection } from '../variant/variant.dom.ts'
import { printedProduct } from '../product/printed-product.dom.ts'

/** Settings of `enhanceAddButton`. */
export interface AddButtonOptions {
  /**
   * Puts the button into a listing, which has no room for messages. If a listing prints no variants, the first press
   * asks the server for them. If there are several, the button asks for options and opens the product's page.
   */
  readonly isListing?: boolean | undefined
  /** Fetches the stock of the item. @default false, which uses the printed stock */
  readonly refreshStock?: boolean | undefined
  /** Shows the form of an item. Resolves to the fields, or to `undefined` when it was closed. */
  readonly openForm?: OpenForm | undefined
}

/**
 * Enhances an add-to-cart button, with the variants and the quantity that belong to it.
 *
 * @example
 * ```ts
 * import { enhanceAddButton } from '@sitewright/cart-client/markup'
 *
 * for (const button of document.querySelectorAll<HTMLElement>('.add-to-cart'))
 *   enhanceAddButton(shop, button, { isListing: true })
 * ```
 */
export const enhanceAddButton = (
  client: CartClient,
  button: HTMLElement,
  options: AddButtonOptions = {},
): Cleanup => once(button, () => enhance(client, button, options))

/** An enhanced button, for the functions below, which alone change it. */
interface Enhanced extends Pick<AddButtonOptions, 'openForm'> {
  readonly client: CartClient
  readonly button: HTMLElement
  /** Element with the text. */
  readonly inner: Element
  /** Item that the button belongs to. */
  readonly item: Element | null
  readonly variants: HTMLElement | undefined
  readonly quantity: HTMLElement | undefined
  readonly add: AddToCart
  readonly press: () => void
  product: Product
  /** `unknown` in a listing that prints no variants: the product may have one, or several to choose from on its page. */
  stock: 'known' | 'unknown' | 'fetching'
  isAlertShown: boolean
  isFormShown: boolean
  isStopped: boolean
}

function enhance(client: CartClient, button: HTMLElement, options: AddButtonOptions): Cleanup {
  const enhanced = find(client, button, options)
  const { add, item, variants, press } = enhanced
  const cleanups = [
    add.subscribe(() => show(enhanced)),
    add.start(),
    variants &&
      enhanceVariants({
        block: variants,
        product: () => enhanced.product,
        choose: (variant) => showVariant(item ?? button.ownerDocument, enhanced.product, variant),
      }),
    whenPressed(button, press),
  ]
  show(enhanced)
  if (options.refreshStock) void refresh(enhanced)
  return () => {
    enhanced.isStopped = true
    for (const cleanup of cleanups) cleanup?.()
  }
}

/** Finds the elements that belong to a button, and creates its store. */
function find(
  client: CartClient,
  button: HTMLElement,
  { isListing = false, refreshStock = false, openForm }: AddButtonOptions,
): Enhanced {
  const id = CSS.escape(button.dataset.itemId ?? '')
  const variants = nearest(button, `.product-variants[data-item-id="${id}"]`)
  const item = itemOf(button)
  const inner = button.querySelector('.sqs-add-to-cart-button-inner') ?? button
  const product = printedProduct(button, variants, item)
  const label = button.dataset.originalLabel ?? inner.textContent
  // With express checkout the button has the label of its action, unless the owner has set one.
  const keepsLabel = !client.expressCheckout || button.dataset.useCustomLabel === 'true'
  const enhanced: Enhanced = {
    client,
    button,
    inner,
    item,
    variants,
    quantity: nearest(button, `.product-quantity-input[data-item-id="${id}"] input`),
    openForm,
    add: createAddToCart(client, { product, isListing, ...(keepsLabel && { label }) }),
    press: () => void press(enhanced),
    product,
    stock: isListing && !variants && !refreshStock ? 'unknown' : 'known',
    isAlertShown: false,
    isFormShown: false,
    isStopped: false,
  }
  return enhanced
}

function show(enhanced: Enhanced): void {
  const { client, button, inner, add, stock, press } = enhanced
  const snapshot = add.snapshot()
  const text = client.messages['cart.addToCart.adding']
  const fetching = stock === 'fetching' && ({ state: 'adding', text, isBusy: true } as const)
  const attributes = connectAddToCart({ ...snapshot, ...fetching }, { press })
  spread(button, attributes.root)
  inner.textContent = attributes.text.children ?? ''
  if (snapshot.alert && !enhanced.isAlertShown) void alert(enhanced, snapshot.alert)
  if (snapshot.isFormOpen && !enhanced.isFormShown) void fillIn(enhanced)
}

async function fillIn(enhanced: Enhanced): Promise<void> {
  enhanced.isFormShown = true
  try {
    await showExtraFields(enhanced)
  } finally {
    enhanced.isFormShown = false
  }
}

async function alert(enhanced: Enhanced, text: Alert): Promise<void> {
  const { client, button, add } = enhanced
  enhanced.isAlertShown = true
  await showAlert(text, client.messages, button.ownerDocument)
  enhanced.isAlertShown = false
  add.dismissAlert()
}

async function refresh(enhanced: Enhanced): Promise<void> {
  const { client, product, variants, add } = enhanced
  const results = await fetchStock(client, product.id)
  if (!results || enhanced.isStopped) return
  enhanced.product =
    variants || results.length < 2
      ? withStock(product, results)
      : { ...product, variants: results.map(unnamedVariant) }
  add.setProduct(enhanced.product)
  variants?.dispatchEvent(new Event('change'))
}

async function press(enhanced: Enhanced): Promise<void> {
  const { client, item, variants, quantity, add } = enhanced
  if (enhanced.stock === 'fetching') return
  if (enhanced.stock === 'unknown') {
    enhanced.stock = 'fetching'
    show(enhanced)
    await withTimeLimit(refresh(enhanced), client.clock)
    enhanced.stock = 'known'
    show(enhanced)
    if (enhanced.isStopped) return
  }
  add.press({
    selection: printedSelection(variants),
    quantity: quantity instanceof HTMLInputElement ? quantity.value : undefined,
  })
  const isChoiceElsewhere = !variants && add.snapshot().state === 'prompting'
  if (isChoiceElsewhere) item?.querySelector<HTMLElement>('a[href]')?.click()
}

/** Variant of which only the stock is known. */
const unnamedVariant = ({ sku, unlimited, qtyInStock }: StockResult): Variant => ({
  sku,
  unlimited,
  qtyInStock,
  attributes: {},
})

/** Time that a press waits for the stock, in milliseconds. */
const stockWaitMs = 3000

/** Resolves when the work is done, or when it takes too long: the server decides then. */
const withTimeLimit = (work: Promise<void>, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock(resolve, stockWaitMs)
    const done = (): void => {
      cancel()
      resolve()
    }
    work.then(done, done)
  })
