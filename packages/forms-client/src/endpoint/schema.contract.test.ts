import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../contracts.ts'

const page = { pageTitle: 'Contact', pagePath: '/contact' }
const submission = { ...page, key: 'k', form: '{}' }
const render = { ...page, formId: 'contact', visitorCookie: '' }

describe('the calls of a form', () => {
  // spec: FRM-061 FRM-062
  test('have their method, their address and the cookies of the site', () => {
    expect(
      Object.values(endpoints).map((endpoint) => [
        endpoint.method,
        endpoint.path,
        'credentials' in endpoint && endpoint.credentials,
      ]),
    ).toEqual([
      ['POST', '/api/form/FormSubmissionKey', 'include'],
      ['POST', '/api/form/SaveFormSubmission', 'include'],
      ['POST', '/api/census/form-render', false],
    ])
  })

  // spec: FRM-061
  test.each([
    [{ key: 'k' }, true],
    [{ key: '' }, false],
    [{}, false],
  ])('have an answer with a key: %j is right: %s', (answer, isRight) => {
    expect(z.safeParse(endpoints.fetchFormKey.answer, answer).success).toBe(isRight)
  })

  // spec: FRM-062
  test.each([
    [submission, true],
    [{ ...submission, pageId: 'p1', contentSource: 'c', captchaKey: 'solved' }, true],
    [{ ...submission, contentSource: 'i' }, true],
    [{ ...submission, contentSource: 'x' }, false],
    [{ ...submission, captchaKey: null }, false],
    [{ ...submission, form: {} }, false],
    [{ ...submission, pageTitle: undefined }, false],
    [{ ...page, form: '{}' }, false],
  ])('save a body with its key, its answers and its page: %j is right: %s', (body, isRight) => {
    expect(z.safeParse(endpoints.saveForm.body, body).success).toBe(isRight)
  })

  // spec: FRM-062
  test('keep the fields of a page beside those of the specification', () => {
    expect(z.parse(endpoints.saveForm.body, { ...submission, intent: 'order' })).toHaveProperty(
      'intent',
      'order',
    )
  })

  test.each([
    [render, true],
    [{ ...render, contentSource: 'i', pageId: 'p1' }, true],
    [{ ...render, visitorCookie: undefined }, false],
    [{ ...render, formId: 7 }, false],
  ])('count a form with its page: %j is right: %s', (body, isRight) => {
    expect(z.safeParse(endpoints.trackFormRender.body, body).success).toBe(isRight)
  })
})
