import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noWorkerd, startWorker, type RunningWorker } from '../../../../tooling/workerd.ts'
import { bundleWorker, isBuilt, type Files } from './worker.test-support.ts'

describe.each<Files>(['sources', 'built files'])('the %s of ./server in workerd', (files) => {
  const missing = noWorkerd ?? (files === 'sources' || isBuilt() ? undefined : 'The package is not built.')
  let worker: RunningWorker | undefined

  beforeAll(async () => {
    if (!missing) worker = await startWorker(await bundleWorker(files), import.meta.url)
  }, 120_000)
  afterAll(() => worker?.stop())
  beforeEach(({ skip }) => skip(missing !== undefined, missing))

  async function post(body: BodyInit, type?: string) {
    const headers = type === undefined ? {} : { 'content-type': type }
    const response = await fetch(worker?.address ?? '', { method: 'POST', body, headers })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test('read the fields of a form', async () => {
    const data = new FormData()
    data.append('email', ' mira@example.com ')
    data.append('message', 'a\r\nb')
    expect(await post(data)).toEqual({
      status: 200,
      body: { email: 'mira@example.com', message: 'a\nb' },
    })
  })

  test('read what a page sends', async () => {
    const form = JSON.stringify({ email: 'mira@example.com', message: '' })
    const body = JSON.stringify({ key: 'k', form, pageTitle: 'Contact', pagePath: '/contact' })
    expect(await post(body, 'application/json')).toMatchObject({ status: 200 })
  })

  test('refuse with the texts of the fields', async () => {
    expect(await post(JSON.stringify({ email: 'mira', message: '123456' }), 'application/json')).toEqual({
      status: 400,
      body: {
        errors: {
          email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
          message: 'You have exceeded the character limit.',
        },
      },
    })
  })

  test('refuse a body that they cannot read', async () => {
    expect(await post('{"email"', 'application/json')).toEqual({
      status: 400,
      body: { error: 'Could not parse the form fields, please check your entries.' },
    })
  })
})
