import type { Undo } from '@sitewright/machine'
import type { AdditionalFields } from '../../contract/cart.ts'
import type { Product } from '../../contract/product.ts'
import { attemptTitle } from '../../core/failure.ts'
import { withStock } from '../../core/stock.ts'
import { createAddToCart } from '../add-to-cart.ts'
import type { CartClient } from '../client.ts'
import { fetchStock } from '../stock.ts'
import { showAlert } from './alert-dialog.ts'
import { all, jsonOf, nearest, once, whenPressed } from './find.ts'
import { showVariant } from './product-view.ts'
import {
  enhanceVariants,
  printedOptions,
  printedPlan,
  printedSelection,
  printedVariants,
} from './variants.ts'

export interface AddButtonOptions {
  /** Whether the page is a listing, where no message has room. */
  readonly isListing?: boolean | undefined
  /** Whether the stock of each item is asked for anew; else what the page prints counts. */
  readonly refreshStock?: boolean | undefined
  /** Lets the shopper fill in the form of an item. Nothing comes back when it was closed. */
  readonly openForm?: ((form: unknown, product: Product) => Promise<AdditionalFields | undefined>) | undefined
}

/** Brings an add-to-cart button to life, with the variants and the quantity that belong to it. */
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
  // With express checkout the button says what it does, unless the owner says otherwise.
  const keepsLabel = !client.expressCheckout || button.dataset.useCustomLabel === 'true'
  const add = createAddToCart(client, { product, isListing, ...(keepsLabel && { label }) })
  let isTelling = false
  let isFilling = false

  function show(): void {
    const { text, isBusy, isDisabled, alert, isFormOpen } = add.snapshot()
    inner.textContent = text
    button.ariaBusy = String(isBusy)
    button.ariaDisabled = String(isBusy || isDisabled)
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

  const press = (): void =>
    add.press({
      selection: printedSelection(block),
      quantity: amount instanceof HTMLInputElement ? amount.value : undefined,
    })
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
  if (refreshStock) {
    void fetchStock(client, product.id).then((results) => {
      if (!results) return
      product = withStock(product, results)
      add.setProduct(product)
      block?.dispatchEvent(new Event('change'))
    })
  }
  return () => {
    for (const undo of undos) undo?.()
  }
}

/** The item that an element stands in: a product's page, or its place in a listing. */
const itemOf = (element: Element): Element | null => element.closest('article, li, [data-product]')

/** The product, as far as the page prints it. */
function printedProduct(
  { dataset }: HTMLElement,
  block: HTMLElement | undefined,
  item: Element | null,
): Product {
  // A mark may as well be one of the products that are shown beside.
  const isMarkedSoldOut =
    item !== null && all(item, '.product-mark.sold-out').some((mark) => itemOf(mark) === item)
  // A product with one variant has nothing to choose, so the page prints none: the server knows which it is.
  const only = [{ sku: null, attributes: {}, unlimited: !isMarkedSoldOut, qtyInStock: 0 }]
  const form = jsonOf(dataset.form)
  return {
    id: dataset.itemId ?? '',
    name: '',
    productType: Number(dataset.productType),
    collectionId: dataset.collectionId,
    variants: printedVariants(block) ?? only,
    variantOptionOrdering: block && printedOptions(block),
    isSubscribable: dataset.isSubscription === 'true',
    subscriptionPlan: printedPlan(block),
    ...(form !== undefined && { additionalFieldsFormId: 'printed', additionalFieldsForm: form }),
  }
}
