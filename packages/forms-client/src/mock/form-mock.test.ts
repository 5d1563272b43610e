import { createHttp } from '@sitewright/site/http'
import { describe, expect, test } from 'vitest'
import { trackFormRender } from '../census/census.browser.ts'
import { page } from '../test-support/form.test-support.ts'
import { createFormMock } from '../testing.ts'

function open() {
  const server = createFormMock({ baseUrl: 'http://mock.test' })
  const call = async (path: string, body?: object): Promise<unknown> => {
    const response = await server.fetch(`http://mock.test/api/form/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return [response.status, text.startsWith('{') ? (JSON.parse(text) as unknown) : text]
  }
  const save = (fields: object) =>
    call('SaveFormSubmission', { ...page, form: '{"mail":"ada@example.com"}', ...fields })
  return { server, call, save }
}

describe('the server of forms in memory', () => {
  test('takes each key once, and none that it has not handed out', async () => {
    const { server, call, save } = open()
    expect(await save({ key: 'key-1' })).toEqual([400, { error: 'The key is unknown or used.' }])
    expect(await call('FormSubmissionKey')).toEqual([200, { key: 'key-1' }])
    expect(await save({ key: 'key-1' })).toEqual([200, 'OK'])
    const other = { key: 'key-1', form: '{"mail":"bob@example.com"}' }
    expect(await save(other)).toEqual([400, { error: 'The key is unknown or used.' }])
    expect(server.state.saved.map(({ key, answers }) => [key, answers])).toEqual([
      ['key-1', { mail: 'ada@example.com' }],
    ])
    expect(server.state.keys.size).toBe(0)
  })

  // spec: FRM-062
  test('answers a submission that comes again as the first, and saves it once', async () => {
    const { server, call, save } = open()
    await call('FormSubmissionKey')
    expect([await save({ key: 'key-1' }), await save({ key: 'key-1' })]).toEqual([
      [200, 'OK'],
      [200, 'OK'],
    ])
    expect(server.state.saved).toHaveLength(1)
  })

  test('refuses what has not solved its captcha, and keeps the key', async () => {
    const { server, call, save } = open()
    server.state.captchaKeys = new Set(['solved'])
    await call('FormSubmissionKey')
    const refusal = [400, { error: 'The captcha is not solved.' }]
    expect(await save({ key: 'key-1' })).toEqual(refusal)
    expect(await save({ key: 'key-1', captchaKey: 'guessed' })).toEqual(refusal)
    expect(await save({ key: 'key-1', captchaKey: 'solved' })).toEqual([200, 'OK'])
    expect(server.state.saved).toHaveLength(1)
  })

  test('refuses answers that are no map, and a body without what a submission has', async () => {
    const { server, call, save } = open()
    await call('FormSubmissionKey')
    expect(await save({ key: 'key-1', form: '[]' })).toEqual([400, { error: 'The answers are not a map.' }])
    expect(await save({ key: 1 })).toEqual([400, { error: 'This is not what saveForm takes.' }])
    expect(server.state.saved).toEqual([])
  })

  test('has saved what is lost on the way back', async () => {
    const { server, call, save } = open()
    server.use('savedThenLost', 'saveForm')
    await call('FormSubmissionKey')
    await expect(save({ key: 'key-1' })).rejects.toThrow(TypeError)
    expect(server.state.saved).toHaveLength(1)
  })

  test('counts the forms that were shown', async () => {
    const { server } = open()
    const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
    await trackFormRender('contact', { http, page, visitorCookie: '' })
    await trackFormRender('letter', { http, page, visitorCookie: '' })
    expect(server.state.rendered).toEqual(['contact', 'letter'])
    expect(server.state.saved).toEqual([])
  })
})
