import { expect, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { openForm } from '../test-support/form.test-support.ts'
import { parsePhone, phoneCheck } from './phone.browser.ts'

test.each([
  [['212', '555', '0100'], '+12125550100'],
  [['49', '30', '901820', ''], '+4930901820'],
  [['+49', '(0)30', '901820', ''], '+4930901820'],
  ['212-555-0100', '+12125550100'],
  ['+44 20 7946 0958', '+442079460958'],
])('the phone number %j is %s', async (answer, e164) => {
  expect((await parsePhone(answer, { country: 'US' }))?.e164).toBe(e164)
})

test.each([['no number'], [['', '', '']], ['']])('%j is no phone number', async (answer) => {
  expect(await parsePhone(answer, { country: 'US' })).toBeUndefined()
})

test('a form refuses a phone number that cannot exist', async () => {
  const definition = defineForm({ id: 'f', fields: [{ id: 'tel', kind: 'phone' }] })
  const tel = phoneCheck({ country: 'US', text: 'This is no phone number.' })
  const { form } = openForm(definition, { values: { tel: ['1', '2', '3'] }, checks: { tel } })
  await form.submit()
  expect(form.field('tel').snapshot().error).toBe('This is no phone number.')
  form.setValues({ tel: ['', '', ''] })
  expect((await form.submit()).ok).toBe(true)
})

test('a number that cannot be checked, because the library cannot be loaded, is accepted and reported', async () => {
  const report = vi.fn()
  const metadata = () => Promise.reject(new Error('offline'))
  const check = phoneCheck({ country: 'US', text: 'No number.', metadata, report })
  expect(await check(['212', '555', '0100'])).toBeUndefined()
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('offline'))
})

test('the library is loaded on first use: the module imports no more than its types', async () => {
  const loaded: string[] = []
  for (const name of ['core', 'min/metadata']) {
    vi.doMock(`libphonenumber-js/${name}`, async (original) => {
      loaded.push(name)
      return original()
    })
  }
  vi.resetModules()
  const phone = await import('./phone.browser.ts')
  const check = phone.phoneCheck({ country: 'US', text: 'No number.' })
  expect(await check('')).toBeUndefined()
  expect(loaded).toEqual([])
  expect(await check('212-555-0100')).toBeUndefined()
  expect(loaded.sort()).toEqual(['core', 'min/metadata'])
})
