import { createCartClient } from '@sitewright/cart-client'
import { createShopMock } from '@sitewright/cart-client/testing'
import { fail } from '@sitewright/machine/result'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enhance, enhanceAgain } from './enhance.ts'
import { page } from './site/record/page.ts'
import { renderMain } from './site/render.ts'
import type { Shop } from './wiring.ts'

const localization = { locale: 'en', currency: 'USD' } as const

/** Prints a page and starts its scripts. */
async function open(address: string) {
  document.body.innerHTML = `<main>${renderMain(page(address, localization)).html}</main>`
  const client = createCartClient({ websiteId: 'sill', currency: 'USD', fetch: createShopMock().fetch })
  const call = vi.fn(() => Promise.resolve(fail({ kind: 'timeout' })))
  const context = { websiteSettings: { storeSettings: {} } }
  const log = { note: vi.fn() }
  const shop = { client, localization, context, log, http: { call }, joinForm: () => () => undefined }
  const started = enhance(shop as unknown as Shop)
  onTestFinished(started.stop)
  await started.ready
  /** Prints the content of a part again, as an edit of the site does. */
  const replace = (selector: string) => {
    const part = find(selector)
    const template = document.createElement('template')
    template.innerHTML = renderMain(page(address, localization)).html
    part.replaceChildren(...(template.content.querySelector(selector)?.childNodes ?? []))
    enhanceAgain(shop as unknown as Shop, [part])
  }
  return { call, log, replace }
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('after a product was edited, its price and its buy bar follow it', async () => {
  const { replace } = await open('/shop/p/iris-vase')
  replace('[data-product]')
  await vi.waitFor(() => {
    choose('Glaze', 'Moss')
    choose('Size', 'Tall')
    expect(find('[data-product] .product-price').textContent).toContain('$92.00')
    expect(find('[data-buy-bar] .product-price').textContent).toContain('$92.00')
  })
  find('[data-product] .sqs-add-to-cart-button').textContent = 'Take it'
  await vi.waitFor(() => expect(find('[data-buy-button]').textContent).toBe('Take it'))
})

test('what is saved after an edit is read again once, however often the part was replaced', async () => {
  const { call, replace } = await open('/journal/forty-one-lips')
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  for (const times of [2, 3]) {
    replace('.comments')
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(times))
  }
  // The section has the listener after the answer.
  await nextTask()
  find('.comments').dispatchEvent(new Event('form-submit-success'))
  expect(call).toHaveBeenCalledTimes(4)
})

test('a double press opens one quick view, and a press after a failure is the next one', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { log } = await open('/shop')
  const button = find('.sqs-product-quick-view-button')
  const problem = new Error('There is no quick view.')
  log.note.mockImplementationOnce(() => {
    throw problem
  })
  button.click()
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(problem))
  await nextTask()
  button.click()
  button.click()
  const dialogs = () => document.querySelectorAll('dialog')
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1))
  await nextTask()
  expect(dialogs()).toHaveLength(1)
  // The page scrolls again: other files have the same document.
  dialogs()[0]?.dispatchEvent(new Event('cancel'))
  await vi.waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
})
