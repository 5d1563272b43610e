import { describe, expect, test } from 'vitest'
import { defineForm } from '../index.ts'
import { readSubmission } from '../server.ts'
import { createFormCaptcha } from '../testing.ts'
import { createGate, openForm } from '../test-support/form.test-support.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', title: 'Email', required: true },
    { id: 'source', kind: 'hidden', key: 'utm_source', value: 'site' },
  ],
})
const values = { mail: 'ada@example.com' } as const

describe('a refusal of a server', () => {
  test('is shown field by field, as after a submission', async () => {
    const captcha = createFormCaptcha()
    const { form, notices } = openForm(contact, { values, captcha })
    const read = await readSubmission(contact, { mail: 'ada@' })
    if (read.ok) throw new Error('The answer should be refused.')
    form.refuse(read.failure)
    const text = 'Email is not valid. Email addresses should follow the format user@domain.com.'
    expect(form.field('mail').snapshot().error).toBe(text)
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'One or more fields is invalid, please check your entries.',
      problems: [{ id: 'mail', name: 'Email', text }],
      failures: 1,
    })
    expect(notices.at(-1)).toMatchObject({ kind: 'failure', failure: { kind: 'fields-invalid' } })
    expect(captcha.resets()).toBe(1)
  })

  test('of the form as a whole is its text', () => {
    const { form } = openForm(contact, { values })
    form.refuse({ error: 'Closed.' })
    expect(form.snapshot()).toMatchObject({ message: 'Closed.', problems: [] })
  })

  test.each([undefined, null, { saved: true }])(
    'that is none has no effect, as the state %j of an action',
    (state) => {
      const { form } = openForm(contact, { values })
      form.refuse(state)
      expect(form.snapshot()).toMatchObject({ state: 'ready', failures: 0, message: undefined })
    },
  )

  test.each(['no', 7, [], { errors: [] }])('that is %j is an unknown error', (refusal) => {
    const { form } = openForm(contact, { values })
    form.refuse(refusal)
    expect(form.snapshot().message).toBe('Unknown error, please try again later.')
  })

  test('about a field that is not shown is part of the text of the form', () => {
    const { form } = openForm(contact, { values })
    form.refuse({ errors: { source: 'Unknown source.' } })
    expect(form.snapshot().message).toBe(
      'One or more fields is invalid, please check your entries. Unknown source.',
    )
  })

  test('is ignored while a submission is on its way', async () => {
    const gate = createGate<string>()
    const captcha = { ...createFormCaptcha(), answer: () => gate.opened }
    const { form } = openForm(contact, { values, captcha })
    const submitted = form.submit()
    form.refuse({ error: 'Closed.' })
    gate.open('solved')
    expect((await submitted).ok).toBe(true)
    expect(form.snapshot().message).toBeUndefined()
  })

  test('after a success lets the form be submitted again', async () => {
    const { form, server } = openForm(contact, { values })
    await form.submit()
    form.refuse({ error: 'Not saved after all.' })
    expect(form.snapshot()).toMatchObject({ state: 'ready', message: 'Not saved after all.' })
    await form.submit()
    expect(server.state.saved).toHaveLength(2)
  })
})

test('errors can be removed all at once', async () => {
  const { form } = openForm(contact)
  await form.submit()
  form.clearErrors()
  expect(form.field('mail').snapshot().error).toBeUndefined()
  expect(form.snapshot()).toMatchObject({ failure: undefined, message: undefined, problems: [] })
})

test('all answers can be checked without a submission', async () => {
  const { form, server } = openForm(contact)
  expect(await form.check()).toBe(false)
  expect(form.field('mail').snapshot().error).toBeDefined()
  form.setValues(values)
  expect(await form.check()).toBe(true)
  expect(server.calls).toHaveLength(0)
})
