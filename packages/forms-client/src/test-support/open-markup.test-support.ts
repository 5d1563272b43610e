import { createHttp } from '@sitewright/site/http'
import { expect, onTestFinished, vi } from 'vitest'
import { enhance, type EnhanceOptions } from '../dom.ts'
import { createFormMock, type FormMock } from '../testing.ts'
import { contactMarkup, page } from './form.test-support.ts'

/** A form of the page, brought to life until the test ends, and its server. */
export function openMarkup(
  markup = contactMarkup(),
  { server = createFormMock(), ...options }: Partial<EnhanceOptions> & { readonly server?: FormMock } = {},
) {
  document.body.innerHTML = markup
  const element = document.querySelector('form')!
  const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
  const { form, cleanup } = enhance(element, { http, page, ...options })
  onTestFinished(() => {
    cleanup()
    document.body.replaceChildren()
  })
  // Any element of a form: those without a value are only looked at.
  const find = (selector: string) => element.querySelector<HTMLInputElement>(selector)!
  const submit = (): void => find('[type="submit"]').click()
  return { server, element, form, find, submit, cleanup }
}

type OpenForm = ReturnType<typeof openMarkup>['form']

/** Waits until a form takes input again. */
export const settled = (form: OpenForm) => vi.waitFor(() => expect(form.snapshot().isLocked).toBe(false))

/** Waits until an element has the focus. */
export const focused = (element: Element) => expect.poll(() => document.activeElement).toBe(element)
