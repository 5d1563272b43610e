import { createHttp } from '@sitewright/site/http'
import { expect, test, vi } from 'vitest'
import { page } from '../test-support/form.test-support.ts'
import { createFormMock } from '../testing.ts'
import { trackFormRender } from './census.browser.ts'

function open() {
  const server = createFormMock()
  const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
  const warn = vi.fn()
  return { server, warn, options: { http, page, visitorCookie: 'v1', warn } }
}

// spec: TRK-053
test('a form that is shown is counted once for its page', async () => {
  const { server, options } = open()
  await trackFormRender('contact', options)
  await trackFormRender('contact', options)
  await trackFormRender('contact', { ...options, page: { ...page, pagePath: '/other' } })
  expect(server.calls.map(({ body }) => body)).toEqual([
    { ...page, formId: 'contact', visitorCookie: 'v1' },
    { ...page, pagePath: '/other', formId: 'contact', visitorCookie: 'v1' },
  ])
})

test('the census gets the fields of its page and no others', async () => {
  const { server, options } = open()
  await trackFormRender('contact', { ...options, page: { ...page, secret: 'x' } as typeof page })
  expect(server.calls[0]?.body).toEqual({ ...page, formId: 'contact', visitorCookie: 'v1' })
})

test('a form that could not be counted is a warning only', async () => {
  const { server, warn, options } = open()
  server.use('serverDown')
  await trackFormRender('contact', options)
  expect(warn).toHaveBeenCalledOnce()
})
