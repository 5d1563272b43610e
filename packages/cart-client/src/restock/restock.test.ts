import { createHttp } from '@sitewright/site/http'
import { createFakeCaptcha } from '@sitewright/site/testing'
import { describe, expect, test } from 'vitest'
import { createRestockForm, type RestockFormOptions } from './restock.browser.ts'
import { openShop, type OpenShop } from '../mock/open-shop.test-support.ts'

describe('the restock form', () => {
  const form = (opened: OpenShop, options: Partial<RestockFormOptions> = {}) =>
    createRestockForm(opened.client, {
      productId: 'mug',
      variantId: 'mug-red',
      captcha: createFakeCaptcha(),
      ...options,
    })

  // spec: CRT-131 CRT-134 CRT-136 CRT-137 CRT-142 CRT-145
  test('gets a token for the waitlist and sends the sign-up', async () => {
    const opened = openShop()
    const captcha = createFakeCaptcha()
    const restock = form(opened, { captcha, language: 'en-US', restockSuccessText: 'We write to you.' })
    expect(restock.snapshot()).toEqual({
      state: 'idle',
      isBusy: false,
      error: undefined,
      isEmailWrong: false,
      success: undefined,
    })
    const submitted = restock.submit({ email: ' ada@example.com ', isJoinMailingList: true })
    expect(restock.snapshot().isBusy).toBe(true)
    await submitted
    expect(captcha.actions).toEqual(['PRODUCT_WAITLIST_SUBMISSION'])
    expect(opened.shop.calls[0]?.body).toEqual({
      productId: 'mug',
      variantId: 'mug-red',
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: true,
      recaptchaEnterpriseV3Token: 'token-1',
      language: 'en-US',
    })
    expect(restock.snapshot()).toMatchObject({ state: 'done', success: 'We write to you.' })
    await restock.submit({ email: 'bea@example.com' })
    expect(opened.shop.calls).toHaveLength(1)
  })

  test('omits a missing language', async () => {
    const opened = openShop()
    await form(opened).submit({ email: 'ada@example.com' })
    expect(opened.shop.calls[0]?.body).not.toHaveProperty('language')
  })

  // spec: CRT-135 CRT-139 CRT-140
  test.each([
    ['', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
  ])('shows the problem of %j and sends no request', async (email, text) => {
    const opened = openShop()
    const captcha = createFakeCaptcha()
    const restock = form(opened, { captcha })
    await restock.submit({ email })
    expect(restock.snapshot()).toMatchObject({ state: 'idle', error: text, isEmailWrong: true })
    expect([captcha.actions, opened.shop.calls]).toEqual([[], []])
  })

  // spec: CRT-134 CRT-138 CRT-143 CRT-144
  test('shows the message of the server until the next submit', async () => {
    const opened = openShop()
    await form(opened).submit({ email: 'ada@example.com' })
    const again = form(opened)
    await again.submit({ email: 'ada@example.com' })
    expect(again.snapshot()).toMatchObject({
      state: 'idle',
      error: 'You have signed up for this already.',
      isEmailWrong: false,
    })
    const next = again.submit({ email: 'bea@example.com' })
    expect(again.snapshot().error).toBeUndefined()
    await next
    expect(again.snapshot().success).toBe('Signed up!')
  })

  test('without a token shows that it cannot be sent, and reports the reason', async () => {
    const opened = openShop()
    const captcha = createFakeCaptcha()
    captcha.fail('no-site-key')
    const restock = form(opened, { captcha })
    await restock.submit({ email: 'ada@example.com' })
    expect(restock.snapshot().error).toBe('Unable to submit form. Please try again later.')
    expect(opened.report.mock.calls[0]?.[0]).toMatchObject({
      message: 'Enterprise V3 ReCaptcha site key not found',
    })
    expect(opened.shop.calls).toEqual([])
  })
})

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
