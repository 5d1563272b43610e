import type { Undo } from '@sitewright/machine'
import type { CartClient } from '../client/client.browser.ts'
import { once } from '../part/find.dom.ts'
import { createRestockForm, type RestockFormOptions } from './restock.browser.ts'

/** Enhances a restock block. */
export const enhanceRestock = (client: CartClient, block: HTMLElement, options: Options): Undo =>
  once(block, () => enhance(client, block, options))

type Options = Omit<RestockFormOptions, 'productId' | 'variantId'>

function enhance(client: CartClient, block: HTMLElement, options: Options): Undo {
  const { productId = '', variantId = '' } = block.dataset
  const form = block.querySelector('form')
  const input = block.querySelector<HTMLInputElement>('input[name="email"]')
  const button = block.querySelector<HTMLInputElement>('[type="submit"]')
  if (!form || !input) return () => undefined
  const document = block.ownerDocument
  const error = document.createElement('p')
  error.className = 'product-restock-error'
  error.id = `restock-error-${productId}-${variantId}`
  error.role = 'alert'
  form.noValidate = true
  input.inputMode = 'email'
  input.autocomplete = 'email'
  input.ariaLabel = input.placeholder
  const restock = createRestockForm(client, { ...options, productId, variantId })

  const show = (): void => {
    const { error: text, success, isBusy } = restock.snapshot()
    if (success !== undefined) {
      thank(success)
      return
    }
    if (button) button.ariaDisabled = String(isBusy)
    input.ariaInvalid = String(text !== undefined)
    error.textContent = text ?? ''
    if (text === undefined) {
      error.remove()
      input.removeAttribute('aria-describedby')
    } else {
      form.append(error)
      input.setAttribute('aria-describedby', error.id)
    }
  }

  /** Only the call to action stays. */
  function thank(text: string): void {
    const thanks = document.createElement('p')
    thanks.className = 'product-restock-success'
    thanks.role = 'status'
    thanks.tabIndex = -1
    thanks.textContent = text
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
  const unsubscribe = restock.subscribe(show)
  form.addEventListener('submit', onSubmit)
  return () => {
    unsubscribe()
    form.removeEventListener('submit', onSubmit)
    error.remove()
  }
}
