import { createHttp } from '@sitewright/site/http'
import { createFakeCaptcha } from '@sitewright/site/testing'
import { describe, expect, test } from 'vitest'
import { createRestockForm } from './restock.browser.ts'
import { openShop } from '../mock/open-shop.test-support.ts'

async function signUp(status: number, body: string) {
  const http = createHttp({ fetch: () => Promise.resolve(new Response(body, { status })) })
  const form = createRestockForm(openShop({}, { http }).client, {
    productId: 'mug',
    variantId: 'mug-red',
    captcha: createFakeCaptcha(),
  })
  await form.submit({ email: 'ada@example.com' })
  return form.snapshot()
}
const fallback = 'Unable to submit form. Please try again later.'

describe('a restock sign-up that fails', () => {
  // spec: CRT-143
  test('shows the field message, with any other fields beside it', async () => {
    const body = JSON.stringify({ message: 'You are on the list.', error: 'duplicate' })
    expect((await signUp(409, body)).error).toBe('You are on the list.')
  })

  // spec: CRT-144
  test.each([
    [400, { message: 'No such variant.' }, 'No such variant.'],
    [429, { message: 'Slow down.' }, 'Slow down.'],
    [500, { message: 'The list is closed.' }, 'The list is closed.'],
    [200, { crumbFail: true, message: 'Reload the page.' }, 'Reload the page.'],
    [400, {}, fallback],
    [429, {}, fallback],
    [500, {}, fallback],
    [200, { crumbFail: true }, fallback],
  ])('%i with %j says %j', async (status, body, text) => {
    expect((await signUp(status, JSON.stringify(body))).error).toBe(text)
  })
})

// spec: CRT-142
test.each(['', 'OK', '{}', 'null'])('a sign-up that is answered with %j has succeeded', async (body) => {
  expect(await signUp(200, body)).toMatchObject({ state: 'done', success: 'Signed up!' })
})
