import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { contactMarkup } from '../test-support/form.test-support.ts'
import { focused, openMarkup, settled } from '../test-support/open-markup.test-support.ts'
import { createFormCaptcha } from '../testing.ts'
import { widgetCaptcha } from './captcha.browser.ts'

describe('a captcha', () => {
  // spec: FRM-024
  test('must be complete if the form has a container for one', async () => {
    const { form, find, submit } = openMarkup(contactMarkup({ after: '<div data-captcha></div>' }))
    await userEvent.fill(find('[name="mail"]'), 'ada@example.com')
    submit()
    await settled(form)
    expect(find('[data-form="message"]').textContent).toBe('Complete CAPTCHA before submitting.')
  })

  // spec: FRM-034
  test('that the button is bound to disables it until it is solved, and again after a failure', async () => {
    const captcha = createFormCaptcha({ isBound: true })
    const { form, find, submit } = openMarkup(
      contactMarkup({ after: '<div data-captcha></div>', buttonAttributes: 'data-captcha-bound' }),
      { captcha: ({ isBound }) => (isBound ? captcha : undefined) },
    )
    const button = find('[type="submit"]')
    expect(button.disabled).toBe(true)
    captcha.solve('solved')
    expect(button.disabled).toBe(false)
    submit()
    await settled(form)
    expect(button.disabled).toBe(true)
  })

  test('that the button is bound to takes neither the focus nor the box of a failure away', async () => {
    const captcha = createFormCaptcha({ isBound: true })
    const { form, find, submit, server } = openMarkup(
      contactMarkup({ after: '<div data-captcha></div>', buttonAttributes: 'data-captcha-bound' }),
      { captcha: () => captcha },
    )
    server.use('serverError', 'saveForm')
    await userEvent.fill(find('[name="mail"]'), 'ada@example.com')
    captcha.solve('solved')
    submit()
    await settled(form)
    const box = find('[data-form="summary"]')
    await focused(box)
    captcha.solve('again')
    expect(find('[data-form="summary"]')).toBe(box)
    expect(document.activeElement).toBe(box)
  })

  test('is removed from its element once the form is what its markup says again', () => {
    const { find, cleanup } = openMarkup(contactMarkup({ after: '<div data-captcha></div>' }), {
      captcha: ({ container }) => {
        const frame = document.createElement('iframe')
        container?.append(frame)
        return widgetCaptcha({ ...createFormCaptcha(), token: () => undefined, remove: () => frame.remove() })
      },
    })
    expect(find('[data-captcha]').childNodes).toHaveLength(1)
    cleanup()
    expect(find('[data-captcha]').childNodes).toHaveLength(0)
  })
})
