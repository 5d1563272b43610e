import { expect, test, vi } from 'vitest'
import { openShop } from '../mock/open-shop.test-support.ts'
import { createInstalmentMock } from '../testing.ts'
import { createInstalmentDialog } from './instalment.browser.ts'

// spec: CRT-122
test('the provider in memory serves its page in the locale of the shopper', async () => {
  const mock = createInstalmentMock()
  const dialog = createInstalmentDialog(openShop().client, { locale: 'en_GB', ...mock })
  dialog.start()
  dialog.open()
  await expect.poll(() => dialog.snapshot().html).toContain('<p>en_GB</p>')
  expect(mock.calls).toMatchObject([{ name: 'fetchInstalmentPage', params: { locale: 'en_GB' } }])
})

test('its address and its page may be those of a provider', async () => {
  const { fetch, modalUrl } = createInstalmentMock({
    path: '/pay-in-four/:locale.html',
    page: (locale) => `<h1>${locale}</h1>`,
  })
  expect(modalUrl('de/AT')).toBe('/pay-in-four/de%2FAT.html')
  const page = await fetch(modalUrl('de_AT'))
  expect(page.headers.get('Content-Type')).toContain('text/html')
  expect(await page.text()).toBe('<h1>de_AT</h1>')
})

// spec: CRT-122
test('a provider that is down is a warning, and the dialog stays closed', async () => {
  const mock = createInstalmentMock()
  mock.use('serverDown')
  const warn = vi.fn()
  const dialog = createInstalmentDialog(openShop().client, { locale: 'en_GB', warn, ...mock })
  dialog.start()
  dialog.open()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(dialog.snapshot()).toMatchObject({ isOpen: false, html: '' })
})
