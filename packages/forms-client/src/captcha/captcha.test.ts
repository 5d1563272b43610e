import { createFakeCaptcha, createFakeCaptchaWidgets } from '@sitewright/site/testing'
import { describe, expect, test } from 'vitest'
import { followBadge } from './badge.dom.ts'
import { invisibleCaptcha, widgetCaptcha } from './captcha.browser.ts'

describe('the captcha of a form', () => {
  test.each([
    ['form', 'FORM_BLOCK_SUBMISSION'],
    ['newsletter', 'NEWSLETTER_BLOCK_SUBMISSION'],
    ['promo-popup', 'PROMO_POPUP_SUBMISSION'],
  ] as const)('without a widget gets a token for the variant %s: %s', async (variant, action) => {
    const captcha = createFakeCaptcha()
    expect(await invisibleCaptcha(captcha, variant).answer()).toBe('token-1')
    expect(captcha.actions).toEqual([action])
    expect(invisibleCaptcha(captcha).follow).toBe(followBadge)
    captcha.fail('blocked')
    await expect(invisibleCaptcha(captcha).answer()).rejects.toThrow()
  })

  test('with a widget has the answer of the visitor', async () => {
    const widgets = createFakeCaptchaWidgets()
    const captcha = widgetCaptcha(widgets.render(undefined), { isBound: true })
    expect([captcha.isBlocking(), await captcha.answer()]).toEqual([true, undefined])
    widgets.solve('solved')
    expect([captcha.isBlocking(), await captcha.answer()]).toEqual([false, 'solved'])
    captcha.reset()
    expect(captcha.isBlocking()).toBe(true)
  })
})
