import { describe, expect, test } from 'vitest'
import { attribute, choose, colours, page, product, restock } from '../shop/printed-page.test-support.ts'

describe('variants', () => {
  // spec: CRT-007
  test('show the restock block of their own product, which may name a variant by its id', () => {
    const named = colours.map((each, at) => ({ ...each, id: `id-${at}`, sku: undefined }))
    page(
      product
        .replace(attribute(colours), attribute(named))
        .replace('data-variant-id="mug-red"', 'data-variant-id="id-1"')
        .replace('</article>', `${restock('id-1').replace('"mug"', '"other"')}</article>`),
    )
    choose('Red')
    const blocks = document.querySelectorAll<HTMLElement>('.product-restock-notification')
    expect([...blocks].map(({ hidden }) => hidden)).toEqual([false, true])
  })
})
