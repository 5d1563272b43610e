import { createFakeClock } from '@sitewright/machine/testing'
import { expect, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { openForm } from '../test-support/form.test-support.ts'
import { checkWhileTyping } from './live-check.browser.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email' },
    { id: 'other', kind: 'email' },
  ],
})

test('a field is checked once the visitor pauses', async () => {
  const { clock, pass } = createFakeClock()
  const { form } = openForm(contact)
  checkWhileTyping(form, { clock, fields: ['mail'] })
  form.setValues({ mail: 'ada', other: 'ada' })
  pass(399)
  form.field('mail').set('ada@')
  pass(399)
  expect(form.field('mail').snapshot().error).toBeUndefined()
  pass(1)
  await vi.waitFor(() => expect(form.field('mail').snapshot().error).toMatch('Email is not valid.'))
  expect(form.field('other').snapshot().error).toBeUndefined()
})

test('a field is not checked once the form is pressed, which checks all of them', async () => {
  const { clock, pending } = createFakeClock()
  const { form } = openForm(contact)
  checkWhileTyping(form, { clock })
  form.setValues({ mail: 'ada', other: 'grace' })
  expect(pending()).toBe(2)
  const submitted = form.submit()
  expect(pending()).toBe(0)
  expect(await submitted).toMatchObject({ failure: { kind: 'fields-invalid' } })
})

test('a field is checked after a pause of its own, and a rule that throws is reported', async () => {
  const { clock, pass } = createFakeClock()
  const report = vi.fn()
  const mail = () => {
    throw new Error('from the rule')
  }
  const { form } = openForm(contact, { checks: { mail }, report })
  checkWhileTyping(form, { clock, pauseMs: 100 })
  form.field('mail').set('ada@example.com')
  pass(99)
  expect(report).not.toHaveBeenCalled()
  pass(1)
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
})

test('a field is not checked after the checks have stopped', () => {
  const { clock, pending } = createFakeClock()
  const { form } = openForm(contact)
  const stop = checkWhileTyping(form, { clock })
  form.setValues({ mail: 'ada' })
  stop()
  expect(pending()).toBe(0)
})

test('a field that was removed meanwhile is not checked', () => {
  const { clock, pass } = createFakeClock()
  const { form } = openForm(contact)
  checkWhileTyping(form, { clock })
  form.setValues({ mail: 'ada' })
  form.redefine({ id: 'contact', fields: [{ id: 'other', kind: 'email' }] })
  expect(() => pass(400)).not.toThrow()
})
