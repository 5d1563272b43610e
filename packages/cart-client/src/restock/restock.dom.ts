import { withDefaults, type Cleanup } from '@sitewright/machine'
import { draw, spread, type Attributes } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { offerMessages, type OfferMessages } from '../offer-messages.ts'
import { once } from '../part/find.dom.ts'
import { createRestockForm, type RestockFormOptions } from './restock.browser.ts'
import { connectRestock } from './restock.connect.ts'

/** Enhances a restock block. */
export const enhanceRestock = (client: CartClient, block: HTMLElement, options: Options): Cleanup =>
  once(block, () => enhance(client, block, options))

type Options = Omit<RestockFormOptions, 'productId' | 'variantId'>

function enhance(client: CartClient, block: HTMLElement, options: Options): Cleanup {
  const { productId = '', variantId = '' } = block.dataset
  const form = block.querySelector('form')
  const input = block.querySelector<HTMLInputElement>('input[name="email"]')
  const button = block.querySelector<HTMLInputElement>('[type="submit"]')
  if (!form || !input) return () => undefined
  const document = block.ownerDocument
  const error = draw(document, 'p', {})
  error.className = 'product-restock-error'
  form.noValidate = true
  input.ariaLabel =
    input.placeholder.trim() || withDefaults<OfferMessages>(offerMessages, options.messages)['restock.email']
  const restock = createRestockForm(client, { ...options, productId, variantId })
  const connect = () => connectRestock(restock.snapshot(), `restock-error-${productId}-${variantId}`)

  const show = (): void => {
    const { error: text, success } = restock.snapshot()
    const { email, problem, submit, thanks } = connect()
    if (success !== undefined) {
      thank(thanks)
      return
    }
    // The template has its own look of the button.
    if (button) spread(button, { ...submit, 'data-cart': undefined })
    spread(input, email)
    spread(error, problem)
    if (text === undefined) error.remove()
    else form.append(error)
  }

  /** Only the call to action stays. */
  function thank(attributes: Attributes): void {
    const thanks = draw(document, 'p', attributes)
    thanks.className = 'product-restock-success'
    const callToAction = block.querySelector('.product-restock-cta')
    block.replaceChildren(...(callToAction ? [callToAction] : []), thanks)
    thanks.focus()
  }

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const isJoinMailingList =
      block.querySelector<HTMLInputElement>('input[name="isJoinMailingList"]')?.checked ?? false
    void restock.submit({ email: input.value, isJoinMailingList })
  }
  show()
  const cleanups = [restock.subscribe(show), restock.start()]
  form.addEventListener('submit', onSubmit)
  return () => {
    for (const cleanup of cleanups) cleanup()
    form.removeEventListener('submit', onSubmit)
    error.remove()
  }
}
