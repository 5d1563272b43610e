import { describe, expect, test } from 'vitest'
import type { CartFailure } from '../failure/failure.ts'
import { checkRestockEmail, restockFailureText, restockForm, restockSuccessText } from './restock.machine.ts'
import { offerMessages } from '../offer-messages.ts'
import { walk } from '../walk.test-support.ts'

describe('the restock form', () => {
  // spec: CRT-134 CRT-135 CRT-136 CRT-137 CRT-138
  test('validates, gets a token, sends, and is done', () => {
    expect(walk(restockForm, ['submit', 'valid', 'submit', 'token', 'submit', 'accepted', 'submit'])).toEqual(
      ['validating', 'fetchingToken', 'fetchingToken', 'sending', 'sending', 'done', 'done'],
    )
  })

  test.each([
    ['what was typed', ['submit', 'invalid']],
    ['the captcha', ['submit', 'valid', 'rejected']],
    ['the server', ['submit', 'valid', 'token', 'rejected']],
  ])('is idle again when %s does not do', (_, steps) => {
    expect(walk(restockForm, steps).at(-1)).toBe('idle')
  })
})

describe('restock', () => {
  // spec: CRT-139 CRT-140
  test.each([
    ['', 'Email cannot be blank'],
    ['  ', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
    ['ada@example', 'Email is invalid'],
  ])('%j: %s', (typed, text) => {
    const problem = checkRestockEmail(typed)
    expect(problem && restockFailureText({ kind: 'email', problem }, offerMessages)).toBe(text)
  })

  test('blanks around an email do not count', () => {
    expect(checkRestockEmail(' ada@example.com ')).toBeUndefined()
  })

  // spec: CRT-143 CRT-144
  test.each([
    [{ kind: 'refused', status: 409, message: 'You have signed up already.' }, 'You have signed up already.'],
    [{ kind: 'refused', status: 400 }, 'Unable to submit form. Please try again later.'],
    [{ kind: 'network' }, 'Unable to submit form. Please try again later.'],
    [{ kind: 'too-many' }, 'Unable to submit form. Please try again later.'],
  ] satisfies [CartFailure, string][])('%j says: %s', (failure, text) => {
    expect(restockFailureText({ kind: 'call', failure }, offerMessages)).toBe(text)
  })

  // spec: CRT-145
  test('success has the text of the store', () => {
    expect(restockSuccessText({}, offerMessages)).toBe('Signed up!')
    expect(restockSuccessText({ restockSuccessText: 'We write to you.' }, offerMessages)).toBe(
      'We write to you.',
    )
  })
})
