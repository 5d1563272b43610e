import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Localization } from '../site/record/item.ts'
import { page } from '../site/record/page.ts'
import { renderMain } from '../site/render.ts'
import type { Shop } from '../wiring.ts'
import { startPrice } from './price.ts'

/** Prints the page of the vase, which comes in three glazes and two sizes, and starts its price. */
function open(currency: Localization['currency'], prepare?: () => void): void {
  const localization = { locale: 'en', currency } as const
  document.body.innerHTML = renderMain(page('/shop/p/iris-vase', localization)).html
  prepare?.()
  const block = find('[data-product]')
  onTestFinished(startPrice({ localization } as Shop, block))
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

function choose(name: string, value: string): void {
  const select = find(`select[data-variant-option-name=${name}]`) as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Prices of the product and of its buy bar. */
const texts = (): string[] =>
  ['[data-product] .product-price', '[data-buy-bar] .product-price'].map((selector) =>
    (find(selector).textContent ?? '').trim(),
  )
const expectPrices = (text: string) => vi.waitFor(() => expect(texts()).toEqual([text, text]))

beforeEach(() => document.body.replaceChildren())

test('the price follows the chosen variant, in the buy bar as well', async () => {
  open('USD')
  expect(texts()).toEqual(['from $68.00', 'from $68.00'])
  choose('Glaze', 'Moss')
  choose('Size', 'Tall')
  await expectPrices('$92.00')
  choose('Size', 'Small')
  await expectPrices('$68.00')
  choose('Size', '')
  await expectPrices('from $68.00')
})

test('the price is that of a variant which is chosen when the page starts, in its currency', async () => {
  open('EUR', () => {
    choose('Glaze', 'Moss')
    choose('Size', 'Tall')
  })
  await expectPrices('€88.00')
})

test('a choice beside the options leaves the price as it is', async () => {
  open('USD')
  choose('Glaze', 'Moss')
  choose('Size', 'Tall')
  await expectPrices('$92.00')
  find('[data-buy-bar] .product-price').textContent = 'kept'
  find('[data-product]').dispatchEvent(new Event('change', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(texts()[1]).toBe('kept')
})
