import { expect, test, vi } from 'vitest'
import { connectInnerForm, keepEnter } from './form.connect.ts'
import { press } from '../press.test-support.ts'

function form(hasCancel = true) {
  const api = { save: vi.fn(), cancel: hasCancel ? vi.fn() : undefined }
  return { api, attributes: connectInnerForm('tag-edit', api) }
}

test.each([
  ['Enter', 1, 0],
  ['Escape', 0, 1],
])('the key %s is for the inner form alone', (key, saved, cancelled) => {
  const { api, attributes } = form()
  expect(attributes['data-editor']).toBe('tag-edit')
  expect(press(attributes, key)).toEqual({ isTaken: true, isStopped: true })
  expect([api.save.mock.calls.length, api.cancel?.mock.calls.length]).toEqual([saved, cancelled])
})

test.each([
  ['Enter', { target: { localName: 'button' } }],
  ['Enter', { target: null }],
  ['Enter', { target: 'input' }],
  ['Enter', { isComposing: true }],
  ['a', {}],
])('the key %s with %j is left to the browser', (key, more) => {
  const { api, attributes } = form()
  expect(press(attributes, key, more)).toEqual({ isTaken: false, isStopped: false })
  expect(api.save).not.toHaveBeenCalled()
})

test('Escape is left to what is around a form that cannot be cancelled', () => {
  expect(press(form(false).attributes, 'Escape')).toEqual({ isTaken: false, isStopped: false })
})

test.each([
  ['Enter', {}, true],
  ['Enter', { isComposing: true }, false],
  ['Enter', { target: { localName: 'textarea' } }, false],
  ['a', {}, false],
])('the key %s with %j in a part submits no form around it: %s', (key, more, isTaken) => {
  expect(press({ onKeyDown: keepEnter }, key, more).isTaken).toBe(isTaken)
})
