import { describe, expect, test, vi } from 'vitest'
import { enhanceShop } from '../markup.ts'
import { showImage } from '../product/product.dom.ts'
import { buildVariant } from '../testing.ts'
import {
  addButton,
  button,
  choose,
  dialogText,
  find,
  input,
  page,
  product,
  restock,
  cleanups,
  variants,
} from '../shop/printed-page.test-support.ts'

describe('variants', () => {
  test('say the same by dropdown and by radio button', () => {
    page(product)
    choose('Red')
    expect(input('#variant-option-Colour-Red').checked).toBe(true)
    find('label[for="variant-option-Colour-Blue"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    )
    expect(document.querySelector('select')!.value).toBe('Blue')
    choose('')
    expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0)
    find('label[for="variant-option-Colour-Red"]').click()
    expect(document.querySelector('select')!.value).toBe('Red')
  })

  // spec: CRT-006
  test('mark the values that cannot be combined with the selection, each option by itself', () => {
    const tall = (Colour: string, Size: string) =>
      buildVariant({ sku: Colour + Size, attributes: { Colour, Size } })
    const list = [tall('Blue', 'Tall'), tall('Blue', 'Low'), tall('Red', 'Low')]
    const [colour, size] = [
      variants('mug', list, 'Colour', ['Blue', 'Red']),
      variants('mug', list, 'Size', ['Tall', 'Low']),
    ]
    const option = (html: string) =>
      html.slice(html.indexOf('<div class="variant-option">'), html.lastIndexOf('</div>'))
    page(colour.replace(option(colour), option(colour) + option(size)) + button('mug'))
    const marked = () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLOptionElement>('[data-unavailable]')].map(
        ({ localName, value }) => `${localName} ${value}`,
      )
    expect(marked()).toEqual([])
    choose('Red')
    expect(marked()).toEqual(['option Tall', 'input Tall'])
    expect(
      [...document.querySelectorAll<HTMLInputElement>(':checked[type=radio]')].map(({ value }) => value),
    ).toEqual(['Red'])
  })

  test('are not sold by chance where they differ in something that the page does not ask for', () => {
    const list = ['Tall', 'Low'].map((Size) =>
      buildVariant({ sku: Size, attributes: { Colour: 'Blue', Size } }),
    )
    const { shop } = page(variants('mug', list, 'Colour', ['Blue']) + button('mug'))
    choose('Blue')
    addButton().click()
    expect(dialogText()).toContain('Sorry, that item variant is unavailable.')
    expect(shop.calls).toEqual([])
  })

  test('keep a selection that was made before they were enhanced', () => {
    page(product.replace('value="Red" name', 'checked value="Red" name'))
    expect(document.querySelector('select')!.value).toBe('Red')
    expect(input('#variant-option-Colour-Red').checked).toBe(true)
    expect(find('[data-shown]').dataset.imageId).toBe('image-red')
  })

  test('keep a dropdown that the browser has restored', () => {
    page(product.replace('<option value="Red"', '<option selected value="Red"'))
    expect(document.querySelector('select')!.value).toBe('Red')
    expect(input('#variant-option-Colour-Red').checked).toBe(true)
    expect(find('[data-shown]').dataset.imageId).toBe('image-red')
  })

  const radiosOnly = (html: string): string =>
    html.replace(/<div class="variant-select-wrapper">.*?<\/div>/s, '')

  // spec: CRT-006 CRT-071
  test('are selected by radio buttons alone on a page without dropdowns', async () => {
    const { shop } = page(radiosOnly(product))
    find('.sqs-add-to-cart-button').click()
    expect(document.querySelector('dialog')?.textContent).toContain('Please select the Colour option.')
    find('dialog button').click()
    input('#variant-option-Colour-Blue').click()
    find('.sqs-add-to-cart-button').click()
    await vi.waitFor(() => expect(shop.calls[0]?.body).toMatchObject({ itemId: 'mug', sku: 'mug-blue' }))
  })

  // spec: CRT-071
  test('have the options of the variants if no control has a name', () => {
    const { shop } = page(product.replaceAll('data-variant-option-name="Colour"', ''))
    find('.sqs-add-to-cart-button').click()
    expect(document.querySelector('dialog')?.textContent).toContain('Please select the Colour option.')
    expect(shop.calls).toEqual([])
  })

  test('of a quick view are selected there by a press, and not in the card behind', async () => {
    const { client, shop } = page(`${product}<section></section>`)
    const view = find('section')
    view.innerHTML = product
    cleanups.push(enhanceShop(client, view, { hasPill: false, hasPopover: false }))
    find('section label:last-of-type').click()
    const checked = (root: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`${root} input:checked[type=radio]`)].map(
        ({ value }) => value,
      )
    expect([checked('body > article'), checked('section')]).toEqual([[], ['Red']])
    find('section label').click()
    find('body > article label:last-of-type').click()
    expect([checked('body > article'), checked('section')]).toEqual([['Red'], ['Blue']])
    find('section .sqs-add-to-cart-button').click()
    await vi.waitFor(() => expect(shop.calls[0]?.body).toMatchObject({ sku: 'mug-blue' }))
  })

  // spec: CRT-165
  test('mark the one image of the selected variant', () => {
    page(product)
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.imageId)
    expect(shown()).toEqual(['image-blue'])
    choose('Red')
    expect(shown()).toEqual(['image-red'])
    showImage(document, buildVariant({ mainImageId: 'elsewhere' }))
    expect(shown()).toEqual(['image-blue'])
  })

  // spec: CRT-007 CRT-003
  test('show the restock block and the scarcity of the selected variant, and of no other', () => {
    page(product)
    const seen = () => [find('.product-restock-notification').hidden, find('.product-scarcity').hidden]
    expect(seen()).toEqual([true, true])
    choose('Red')
    expect(seen()).toEqual([false, true])
    choose('Blue')
    expect(seen()).toEqual([true, false])
    choose('')
    expect(seen()).toEqual([true, true])
  })

  test('show no block of another product', () => {
    page(
      `${product}<aside>${restock('mug-red')}<div data-product-block><img data-image-id="image-red" alt=""></div></aside>`,
    )
    choose('Red')
    expect(document.querySelectorAll('[data-shown]')).toHaveLength(1)
    expect(find('aside .product-restock-notification').hidden).toBe(true)
  })
})
