import { timers } from '@sitewright/machine'
import { expect, test, vi } from 'vitest'
import { openShop } from '../mock/open-shop.test-support.ts'
import { find } from '../shop/printed-page.test-support.ts'
import { enhanceInstalments, type EnhanceInstalmentsOptions } from './instalment.dom.ts'

const answer = '<h1>Pay in four</h1><script>top.document.title = "taken"</script>'

function stage(markup: string, options: Partial<EnhanceInstalmentsOptions> = {}) {
  document.body.innerHTML = `<div id="banner">${markup}</div>`
  const { client } = openShop({}, { clock: timers })
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(answer)))
  const printed = enhanceInstalments(client, find('#banner'), {
    ...{ locale: 'en_US', modalUrl: (locale: string) => `/pay/${locale}`, title: 'Pay in four', fetch },
    ...options,
  })
  return { printed, fetch, client }
}

const close = (): void => document.querySelector('dialog')?.requestClose()

const pill = '<button><bdi data-instalment-text>or 4 payments of $5.00 with</bdi> Quarterly</button>'
const info = '<span data-instalment-text>or 4 payments of $5.00 with</span> <button>Quarterly</button>'

// spec: CRT-121 CRT-122
test.each([
  ['pill', pill],
  ['button beside the text', info],
])('a printed %s opens the page of the provider, without its scripts', async (_, markup) => {
  const { fetch } = stage(markup)
  const button = find('button')
  button.focus()
  button.click()
  expect(button.ariaDisabled).toBe('true')
  await vi.waitFor(() => expect(find('dialog iframe')).toHaveProperty('srcdoc', answer))
  expect(fetch).toHaveBeenCalledWith('/pay/en_US')
  expect(find('dialog iframe').getAttribute('sandbox')).toBe('')
  expect(find('dialog h2').textContent).toBe('Pay in four')
  close()
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(button.ariaDisabled).toBeNull()
  button.click()
  await vi.waitFor(() => expect(document.querySelector('dialog iframe')).not.toBeNull())
  expect(fetch).toHaveBeenCalledTimes(1)
  close()
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})

// spec: CRT-116
test('a printed banner shows the offer of another variant, and none where there is none', () => {
  const { printed } = stage(info)
  const shown = () => [find('#banner').hidden, find('[data-instalment-text]').textContent]
  expect(shown()).toEqual([false, 'or 4 payments of $5.00 with'])
  printed.show({ kind: 'too-low', text: 'available for orders over $10.00', oneLineText: 'from $10.00' })
  expect([...shown(), find('#banner').dataset.state]).toEqual([
    ...[false, 'available for orders over $10.00', 'too-low'],
  ])
  printed.show({ kind: 'hidden' })
  expect(find('#banner').hidden).toBe(true)
})

test('a banner that is enhanced twice opens one dialog, and none once it is stopped', async () => {
  const { printed, fetch, client } = stage(pill)
  enhanceInstalments(client, find('#banner'), { locale: 'en_US', modalUrl: String, title: 'Again', fetch })
  find('button').click()
  await vi.waitFor(() => expect(document.querySelectorAll('dialog iframe')).toHaveLength(1))
  printed.stop()
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  find('button').click()
  expect(fetch).toHaveBeenCalledTimes(1)
})

// spec: CRT-123
test('a page that cannot be fetched is a warning, and the button can be pressed again', async () => {
  const warn = vi.fn()
  stage(pill, { warn, fetch: () => Promise.reject(new TypeError('offline')) })
  find('button').click()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(find('button').ariaDisabled).toBeNull()
  expect(document.querySelector('dialog')).toBeNull()
})
