import { createHttp } from '@sitewright/site/http'
import { expect, test, vi } from 'vitest'
import { defineForm } from '../../index.ts'
import { createFormMock } from '../../testing.ts'
import { openForm } from '../form.test-support.ts'

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
