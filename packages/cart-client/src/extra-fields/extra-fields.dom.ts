import type { AddToCart } from '../add-to-cart/add-to-cart.browser.ts'
import type { AdditionalFields } from '../entry/cart.contract.ts'
import type { CartClient } from '../client/client.browser.ts'
import { showAlert } from '../dialog/alert.dom.ts'
import { attemptTitle } from '../failure/failure.ts'
import type { Product } from '../catalog/product.contract.ts'

/** Shows the form of an item. Resolves to the fields, or to `undefined` when it was closed. */
export type OpenForm = (form: unknown, product: Product) => Promise<AdditionalFields | undefined>

/** A printed button whose product has a form. */
interface ButtonWithForm {
  readonly client: CartClient
  readonly button: HTMLElement
  readonly product: Product
  readonly add: Pick<AddToCart, 'submitFields' | 'closeForm'>
  readonly openForm?: OpenForm | undefined
}

/** Shows the form of the product, and goes on with its fields. */
export async function showExtraFields({
  client,
  button,
  product,
  add,
  openForm,
}: ButtonWithForm): Promise<void> {
  const { messages, report } = client
  try {
    if (!openForm) throw new Error('Give enhanceShop an openForm: this product has a form.')
    const filled = await openForm(product.additionalFieldsForm, product)
    // A form that is called off may say so by null as well.
    if (filled) add.submitFields(filled)
    else add.closeForm()
  } catch (problem) {
    add.closeForm()
    report(problem)
    const title = attemptTitle('openForm', messages)
    await showAlert({ title, message: messages['cart.error.tryAgain'] }, messages, button.ownerDocument)
  }
}
