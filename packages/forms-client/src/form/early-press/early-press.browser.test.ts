import { createHttp } from '@sitewright/site/http'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { earlyPressScript, enhance } from '../../dom.ts'
import { createFormMock, type FormMock } from '../../testing.ts'
import { contactMarkup, page } from '../../test-support/form.test-support.ts'

let server: FormMock

beforeEach(() => {
  server = createFormMock()
})
afterEach(() => document.body.replaceChildren())

describe('a press that came before the script', () => {
  /** A form that is filled in, on a page with the script for early presses. */
  function openEarly(attributes = '') {
    const script = document.createElement('script')
    script.text = earlyPressScript
    document.body.innerHTML = contactMarkup({ attributes: `novalidate ${attributes}` })
    document.body.append(script)
    const element = document.querySelector('form')!
    const mail = element.querySelector<HTMLInputElement>('[name="mail"]')!
    mail.value = 'ada@example.com'
    const press = (): void => element.querySelector<HTMLButtonElement>('[type="submit"]')!.click()
    const alerts = (): readonly string[] =>
      [...element.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
    const bringToLife = () => {
      const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
      const { form, cleanup } = enhance(element, { http, page })
      onTestFinished(cleanup)
      return form
    }
    return { mail, press, alerts, bringToLife }
  }

  function fakeTimers(): void {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  test('is not lost', async () => {
    const { press, bringToLife } = openEarly()
    press()
    expect(server.calls).toHaveLength(0)
    const form = bringToLife()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('succeeded'))
    await vi.waitFor(() => expect(server.state.saved).toHaveLength(1))
  })

  test('is sent with its button', async () => {
    const { alerts, bringToLife } = openEarly()
    document
      .querySelector('form')!
      .insertAdjacentHTML('beforeend', '<button name="verdict" value="no">Reject</button>')
    document.querySelector<HTMLButtonElement>('[name="verdict"]')!.click()
    const form = bringToLife()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('succeeded'))
    expect(server.state.saved[0]?.body).toMatchObject({ verdict: 'no' })
    expect(alerts()).toEqual([])
  })

  test.each([
    ['', 'Error processing form submission. Please reload and try again.'],
    ['data-blocked-text="Bitte neu laden."', 'Bitte neu laden.'],
  ])(
    'is answered after ten seconds if that does not arrive, and the answers stay: %s',
    (attributes, text) => {
      fakeTimers()
      const { mail, press, alerts } = openEarly(attributes)
      press()
      vi.advanceTimersByTime(9_999)
      press()
      expect(alerts()).toEqual([])
      vi.advanceTimersByTime(1)
      expect(alerts()).toEqual([text])
      expect(mail.value).toBe('ada@example.com')
    },
  )

  test('and was answered is not sent later: the next one is', async () => {
    fakeTimers()
    const { press, alerts, bringToLife } = openEarly()
    press()
    vi.advanceTimersByTime(10_000)
    expect(alerts()).toHaveLength(1)
    press()
    await vi.waitFor(() => expect(alerts()).toEqual([]))
    vi.advanceTimersByTime(10_000)
    expect(alerts()).toHaveLength(1)
    vi.useRealTimers()
    const form = bringToLife()
    await vi.waitFor(() => expect(alerts()).toEqual([]))
    expect(form.snapshot().state).toBe('ready')
    press()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('succeeded'))
    expect(server.state.saved).toHaveLength(1)
  })

  test('has no answer if the form is live by then', () => {
    fakeTimers()
    const { press, alerts, bringToLife } = openEarly()
    press()
    bringToLife()
    vi.advanceTimersByTime(10_000)
    expect(alerts()).toEqual([])
  })
})
