import type { Clock, Undo } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { AdditionalFields } from '../cart/cart.contract.ts'
import type { Product, Variant } from '../product/product.contract.ts'
import type { StockResult } from '../stock/stock.contract.ts'
import { attemptTitle } from '../failure/failure.ts'
import { withStock } from '../stock/stock.ts'
import { createAddToCart } from './add-to-cart.browser.ts'
import { connectAddToCart } from './add-to-cart.connect.ts'
import type { CartClient } from '../client/client.browser.ts'
import { fetchStock } from '../stock/stock.browser.ts'
import { showAlert } from '../dialog/alert.dom.ts'
import { all, jsonOf, nearest, once, whenPressed } from '../part/find.dom.ts'
import { itemOf, nameIn } from '../product/item.dom.ts'
import { showVariant } from '../product/product.dom.ts'
import {
  enhanceVariants,
  printedOptions,
  printedPlan,
  printedSelection,
  printedVariants,
} from '../variant/variant.dom.ts'

export interface AddButtonOptions {
  /**
   * Puts the button into a listing, which has no room for messages. If a listing prints no variants, the first press
   * asks the server for them. If there are several, the button asks for options and opens the product's page.
   */
  readonly isListing?: boolean | undefined
  /** Fetches the stock of the item. @default false, which uses the printed stock */
  readonly refreshStock?: boolean | undefined
  /** Shows the form of an item. Resolves to the fields, or to `undefined` when it was closed. */
  readonly openForm?: ((form: unknown, product: Product) => Promise<AdditionalFields | undefined>) | undefined
}

/** Enhances an add-to-cart button, with the variants and the quantity that belong to it. */
export const enhanceAddButton = (
  client: CartClient,
  button: HTMLElement,
  options: AddButtonOptions = {},
): Undo => once(button, () => enhance(client, button, options))

function enhance(
  client: CartClient,
  button: HTMLElement,
  { isListing = false, refreshStock = false, openForm }: AddButtonOptions,
): Undo {
  const { messages } = client
  const document = button.ownerDocument
  const id = CSS.escape(button.dataset.itemId ?? '')
  const block = nearest(button, `.product-variants[data-item-id="${id}"]`)
  const amount = nearest(button, `.product-quantity-input[data-item-id="${id}"] input`)
  const own = itemOf(button)
  const item = own ?? document
  const inner = button.querySelector('.sqs-add-to-cart-button-inner') ?? button
  let product = printedProduct(button, block, own)

  const label = button.dataset.originalLabel ?? inner.textContent
  // With express checkout the button has the label of its action, unless the owner has set one.
  const keepsLabel = !client.expressCheckout || button.dataset.useCustomLabel === 'true'
  const add = createAddToCart(client, { product, isListing, ...(keepsLabel && { label }) })
  let isTelling = false
  let isFilling = false
  // A listing that prints no variants: there may be one, or several to choose from on the product's page.
  let isInDoubt = isListing && !block && !refreshStock
  let isAsking = false
  let isStopped = false
  const asking = { state: 'adding', text: messages['cart.addToCart.adding'], isBusy: true } as const

  function show(): void {
    const snapshot = add.snapshot()
    const { alert, isFormOpen } = snapshot
    const { root, text } = connectAddToCart(isAsking ? { ...snapshot, ...asking } : snapshot, { press })
    spread(button, root)
    inner.textContent = text.children ?? ''
    if (alert && !isTelling) {
      isTelling = true
      void showAlert(alert, messages, document).then(() => {
        isTelling = false
        add.dismissAlert()
      })
    }
    if (isFormOpen && !isFilling) void fillIn()
  }

  async function fillIn(): Promise<void> {
    isFilling = true
    try {
      if (!openForm) throw new Error('Give enhanceShop an openForm: this product has a form.')
      const filled = await openForm(product.additionalFieldsForm, product)
      if (filled === undefined) add.closeForm()
      else add.submitFields(filled)
    } catch (problem) {
      add.closeForm()
      client.report(problem)
      await showAlert(
        { title: attemptTitle('openForm', messages), message: messages['cart.error.tryAgain'] },
        messages,
        document,
      )
    } finally {
      isFilling = false
    }
  }

  async function refresh(): Promise<void> {
    const results = await fetchStock(client, product.id)
    if (!results || isStopped) return
    product =
      block || results.length < 2
        ? withStock(product, results)
        : { ...product, variants: results.map(unnamedVariant) }
    add.setProduct(product)
    block?.dispatchEvent(new Event('change'))
  }

  const press = (): void => void tryPress()

  async function tryPress(): Promise<void> {
    if (isAsking) return
    if (isInDoubt) {
      isAsking = true
      show()
      await withTimeLimit(refresh(), client.clock)
      isAsking = false
      isInDoubt = false
      show()
      if (isStopped) return
    }
    add.press({
      selection: printedSelection(block),
      quantity: amount instanceof HTMLInputElement ? amount.value : undefined,
    })
    const isChoiceElsewhere = !block && add.snapshot().state === 'prompting'
    if (isChoiceElsewhere) own?.querySelector<HTMLElement>('a[href]')?.click()
  }
  const undos = [
    add.subscribe(show),
    add.start(),
    block &&
      enhanceVariants({
        block,
        product: () => product,
        choose: (variant) => showVariant(item, product, variant),
      }),
    whenPressed(button, press),
  ]
  show()
  if (refreshStock) void refresh()
  return () => {
    isStopped = true
    for (const undo of undos) undo?.()
  }
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

/** Product of a button, as far as the page prints it. */
function printedProduct(
  { dataset }: HTMLElement,
  block: HTMLElement | undefined,
  item: Element | null,
): Product {
  // A mark may belong to another product that is shown inside of the item. `item-classes` names the state as well.
  const isMarkedSoldOut =
    item !== null &&
    (item.classList.contains('sold-out') ||
      all(item, '.product-mark.sold-out').some((mark) => itemOf(mark) === item))
  // Pages print no variants for a product with one. The server knows its sku.
  const only = [{ sku: null, attributes: {}, unlimited: !isMarkedSoldOut, qtyInStock: 0 }]
  const form = jsonOf(dataset.form)
  return {
    id: dataset.itemId ?? '',
    name: nameIn(item),
    productType: Number(dataset.productType),
    collectionId: dataset.collectionId,
    variants: printedVariants(block) ?? only,
    variantOptionOrdering: block && printedOptions(block),
    isSubscribable: dataset.isSubscription === 'true',
    subscriptionPlan: printedPlan(block),
    ...(form !== undefined && { additionalFieldsFormId: 'printed', additionalFieldsForm: form }),
  }
}
