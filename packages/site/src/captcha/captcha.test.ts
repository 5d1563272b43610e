import { expect, expectTypeOf, test } from 'vitest'
import { CaptchaAction, type Captcha } from './captcha.browser.ts'
import { CaptchaError, captchaSizeFor, captchaText } from './captcha.ts'
import type { CaptchaWidgets } from './captcha-widget.browser.ts'
import { recaptchaCheckbox, recaptchaEnterprise } from './recaptcha.browser.ts'
import { createFakeCaptcha, createFakeCaptchaWidgets } from '../testing.ts'
import { turnstile } from './turnstile.browser.ts'

// spec: SIT-098 CRT-136
test('a token has one of four actions', () => {
  expect(CaptchaAction).toEqual({
    formBlock: 'FORM_BLOCK_SUBMISSION',
    newsletterBlock: 'NEWSLETTER_BLOCK_SUBMISSION',
    restockSignUp: 'PRODUCT_WAITLIST_SUBMISSION',
    promotionalPopup: 'PROMO_POPUP_SUBMISSION',
  })
})

// spec: SIT-099 SIT-100 SIT-101
test('the messages for developers are those of the specification', () => {
  expect(captchaText).toEqual({
    'no-site-key': 'Enterprise V3 ReCaptcha site key not found',
    'not-set-up': 'ReCaptcha has not been set up!',
    destroyed: '[GoogleReCaptchaAPI] Document was destroyed',
  })
})

test.each([
  [319, 'compact'],
  [319.9, 'compact'],
  [320, 'normal'],
  [1280, 'normal'],
])('a widget in a container of %d px is %s', (width, size) => {
  expect(captchaSizeFor(width)).toBe(size)
})

test('an error has a kind, the text for developers and its cause', () => {
  const cause = new Error('blocked by an extension')
  const known = new CaptchaError('not-set-up')
  const other = new CaptchaError('blocked', cause)
  expect([known.name, known.kind, known.message]).toEqual([
    'CaptchaError',
    'not-set-up',
    'ReCaptcha has not been set up!',
  ])
  expect([other.message, other.cause]).toEqual(['The captcha failed: blocked', cause])
})

// spec: SIT-097
test.each([
  [recaptchaEnterprise, 'https://www.google.com/recaptcha/enterprise.js?render=a%26b'],
  [recaptchaCheckbox, 'https://www.google.com/recaptcha/enterprise.js?render=explicit&k=a%26b'],
  [turnstile, 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&k=a%26b'],
])('a script comes from the provider, for a site key', (provider, url) => {
  expect(provider.scriptUrl('a&b')).toBe(url)
})

test('the fakes have the types of the real ones', async () => {
  const captcha = createFakeCaptcha()
  expectTypeOf(captcha).toExtend<Captcha>()
  expectTypeOf(createFakeCaptchaWidgets()).toExtend<CaptchaWidgets>()
  expect(await captcha.token(CaptchaAction.formBlock)).toEqual({ ok: true, value: 'token-1' })
  captcha.fail('blocked')
  await expect(captcha.load()).rejects.toMatchObject({ kind: 'blocked' })
  expect(await captcha.token(CaptchaAction.formBlock)).toMatchObject({
    ok: false,
    failure: { kind: 'blocked' },
  })
  expect(captcha.actions).toEqual(['FORM_BLOCK_SUBMISSION', 'FORM_BLOCK_SUBMISSION'])
})
