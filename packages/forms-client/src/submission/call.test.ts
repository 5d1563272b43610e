import { createHttp } from '@sitewright/site/http'
import { describe, expect, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { createFormCaptcha, createFormMock } from '../testing.ts'
import { openForm } from '../test-support/form.test-support.ts'

const contact = defineForm({ id: 'contact', fields: [{ id: 'name', kind: 'text' }] })

// spec: FRM-061 FRM-062
test('a submission posts to the address of the key, without a body, and then to that of the form', async () => {
  const fetch = vi.fn(createFormMock().fetch)
  const { form } = openForm(contact, { http: createHttp({ fetch, baseUrl: 'http://mock.test' }) })
  await form.submit()
  expect(fetch.mock.calls).toMatchObject([
    ['http://mock.test/api/form/FormSubmissionKey', { method: 'POST', body: null }],
    ['http://mock.test/api/form/SaveFormSubmission', { method: 'POST', body: expect.any(String) as string }],
  ])
})

test('the save of a submission is to outlive its page, with an HTTP client of the host too', async () => {
  const http = createHttp({ fetch: createFormMock().fetch, baseUrl: 'http://mock.test' })
  const call = vi.fn(http.call)
  const { form } = openForm(contact, { http: { call: call as typeof http.call } })
  await form.submit()
  expect(call.mock.calls.map(([{ path, keepalive }]) => [path, keepalive])).toEqual([
    ['/api/form/FormSubmissionKey', false],
    ['/api/form/SaveFormSubmission', true],
  ])
})

describe('a submission of which nobody knows whether it was saved', () => {
  const openLost = async () => {
    const opened = openForm(contact, { values: { name: 'Ada' } })
    opened.server.useOnce('savedThenLost', 'saveForm')
    await opened.form.submit()
    return opened
  }
  const namesSaved = ({ server }: Awaited<ReturnType<typeof openLost>>) =>
    server.state.saved.map(({ answers }) => answers.name)

  test('is sent again with its key, by which the server saves it once', async () => {
    const opened = await openLost()
    expect((await opened.form.submit()).ok).toBe(true)
    expect(namesSaved(opened)).toEqual(['Ada'])
  })

  test('has a new key once its answers are others: those with the first would be lost', async () => {
    const opened = await openLost()
    opened.form.field('name').set('Grace')
    expect((await opened.form.submit()).ok).toBe(true)
    expect(namesSaved(opened)).toEqual(['Ada', 'Grace'])
  })

  test('has a new key with other extra fields, as of another button', async () => {
    const opened = await openLost()
    expect((await opened.form.submit({ extraFields: { by: 'second' } })).ok).toBe(true)
    expect(opened.server.state.saved.map(({ body }) => body.by)).toEqual([undefined, 'second'])
  })

  test('has its key also with another answer of a captcha', async () => {
    const captcha = createFormCaptcha()
    const { form, server } = openForm(contact, { values: { name: 'Ada' }, captcha })
    server.useOnce('savedThenLost', 'saveForm')
    captcha.solve('first')
    await form.submit()
    captcha.solve('second')
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved).toHaveLength(1)
    const sent = server.calls.filter(({ name }) => name === 'saveForm').map(({ body }) => body)
    expect(sent).toMatchObject([
      { key: 'key-1', captchaKey: 'first' },
      { key: 'key-1', captchaKey: 'second' },
    ])
  })

  test('can be sent a second time after it was answered', async () => {
    const opened = await openLost()
    await opened.form.submit()
    opened.form.reset({ name: 'Ada' })
    expect((await opened.form.submit()).ok).toBe(true)
    expect(namesSaved(opened)).toEqual(['Ada', 'Ada'])
  })

  test('has a new key after a server that knows none twice has refused the first', async () => {
    const opened = await openLost()
    opened.server.state.refusesAgain = true
    expect((await opened.form.submit()).ok).toBe(false)
    expect((await opened.form.submit()).ok).toBe(true)
    expect(opened.server.state.saved.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })
})

test('a submission that was refused is sent again with a new key', async () => {
  const { form, server } = openForm(contact)
  server.useOnce('errorText', 'saveForm')
  await form.submit()
  await form.submit()
  expect(server.state.saved.map(({ key }) => key)).toEqual(['key-2'])
})
