import { createHttp } from '@sitewright/site/http'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { enhance, type EnhanceOptions } from '../dom.ts'
import { contactMarkup, page } from '../test-support/form.test-support.ts'
import { createFormCaptcha, createFormMock } from '../testing.ts'
import { followBadge } from './badge.dom.ts'

afterEach(() => document.body.replaceChildren())

function open(markup = contactMarkup(), options: Partial<EnhanceOptions> = {}) {
  document.body.innerHTML = markup
  const element = document.querySelector('form')!
  const http = createHttp({ fetch: createFormMock().fetch, baseUrl: 'http://mock.test' })
  const { cleanup } = enhance(element, { http, page, ...options })
  onTestFinished(cleanup)
  // Any element of a form: those without a value are only looked at.
  const find = (selector: string) => element.querySelector<HTMLInputElement>(selector)!
  return { find }
}

describe('an invisible captcha', () => {
  const withCaptcha = { captcha: () => ({ ...createFormCaptcha(), follow: followBadge }) }
  const badge = (): HTMLElement => {
    const element = document.createElement('div')
    element.className = 'grecaptcha-badge'
    element.style.position = 'fixed'
    document.body.append(element)
    return element
  }

  // spec: FRM-035
  test('has its badge hidden until a field has the focus', () => {
    document.documentElement.removeAttribute('data-captcha-badge')
    const { find } = open(contactMarkup(), withCaptcha)
    const element = badge()
    expect(getComputedStyle(element).visibility).toBe('hidden')
    find('[type="submit"]').focus()
    expect(getComputedStyle(element).visibility).toBe('hidden')
    find('[name="mail"]').focus()
    expect(getComputedStyle(element).visibility).toBe('visible')
  })

  test('leaves the badge of other forms alone if this one has no captcha', () => {
    document.documentElement.removeAttribute('data-captcha-badge')
    open()
    expect(getComputedStyle(badge()).visibility).toBe('visible')
  })

  // spec: FRM-036
  test.each([
    ['div', '12000'],
    ['dialog', '100000001'],
  ])('has its badge within a %s on level %s', (tag, level) => {
    document.documentElement.removeAttribute('data-captcha-badge')
    const { find } = open(`<${tag} open>${contactMarkup()}</${tag}>`, withCaptcha)
    const element = badge()
    find('[name="mail"]').focus()
    expect(getComputedStyle(element).zIndex).toBe(level)
  })
})
