import { afterEach } from 'vitest'
import { enhanceShop, type EnhanceShopOptions } from './shop.dom.ts'
import { buildVariant } from '../testing.ts'
import { openShop, type OpenShop } from '../mock/open-shop.test-support.ts'

/** Cleanups of a test. */
export const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
  document.body.replaceChildren()
})

export const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;')

/** Markup that the template engine prints for buying a product. */
export const button = (id: string, { label = 'Add To Cart', type = 1, more = '' } = {}): string => `
<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button" style="visibility: hidden">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="shop" data-item-id="${id}" data-product-type="${type}" data-use-custom-label="false" data-original-label="${label}" ${more}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`

export const variants = (
  id: string,
  list: readonly object[],
  name: string,
  values: readonly string[],
): string => `
<div class="product-variants" data-item-id="${id}" data-variants="${attribute(list)}" data-animation-role="content">
  <div class="variant-option">
    <div class="variant-option-title">${name}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="Select ${name}" data-variant-option-name="${name}">
        <option value="">Select ${name}</option>
        ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
      ${values
        .map(
          (value) => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="variant-option-${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-${value}">${value}</label>`,
        )
        .join('')}
    </div>
  </div>
</div>`

export const quantity = (id: string): string => `
<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`

export const restock = (variantId: string): string => `
<div class="product-restock-notification" data-product-id="mug" data-variant-id="${variantId}" hidden>
  <span class="product-restock-cta">Back soon</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="Email">
    <input class="sqs-editable-button" type="submit" value="Notify me">
  </form>
  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList">Send me news</label>
</div>`

export const cartLink = `<a href="/cart" style="position: fixed; top: 20px; right: 40px; height: 20px">
  <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal"></span></a>`

export const colours = [
  buildVariant(),
  buildVariant({ sku: 'mug-red', attributes: { Colour: 'Red' }, qtyInStock: 0, mainImageId: 'image-red' }),
]
export const product = `<article>
  <div data-product-block><img data-image-id="image-blue" alt=""><img data-image-id="image-red" alt=""></div>
  ${variants('mug', colours, 'Colour', ['Blue', 'Red'])}${quantity('mug')}${button('mug')}${restock('mug-red')}
  <div class="product-scarcity" data-variant-attributes="${attribute({ Colour: 'Blue' })}" hidden>Only a few left</div>
</article>`

export function page(
  html: string,
  options: EnhanceShopOptions = {},
  opened: OpenShop = openShop(),
): OpenShop {
  document.body.innerHTML = html
  cleanups.push(enhanceShop(opened.client, document, options), opened.client.start())
  return opened
}

export const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!
export const input = (selector: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(selector)!
export const addButton = () => find('.sqs-add-to-cart-button')
export const dialogText = () => document.querySelector('dialog')?.textContent ?? ''

export function choose(value: string): void {
  const select = document.querySelector('select')!
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
