import { expect, test } from 'vitest'
import { isCredential, redactQuery } from './redact.ts'

test.each([
  ['token', true],
  ['access_token', true],
  ['resetPassword', true],
  ['client_secret', true],
  ['EMAIL', true],
  ['auth', true],
  ['code', true],
  ['Key', true],
  ['signature', true],
  ['author', false],
  ['promo-code', false],
  ['keyword', false],
  ['monkey', false],
  ['utm_source', false],
])('the parameter %s holds a credential or an email address: %s', (name, expected) => {
  expect(isCredential(name)).toBe(expected)
})

test.each([
  ['?token=abc&size=l', '?token=redacted&size=l'],
  ['?size=l&key=1;code=2', '?size=l&key=redacted;code=redacted'],
  [
    'https://shop.example/a?email=a%40b.c#token=t&view=4',
    'https://shop.example/a?email=redacted#token=redacted&view=4',
  ],
  ['?token=a=b', '?token=redacted'],
  ['?token=a?b', '?token=redacted'],
  ['?token=', '?token=redacted'],
  ['?a?token=t', '?a?token=redacted'],
  ['/token=t', '/token=t'],
  ['?token', '?token'],
  ['?=token', '?=token'],
  ['', ''],
])('%j is tracked as %j', (text, tracked) => {
  expect(redactQuery(text)).toBe(tracked)
})

test('a site chooses which parameters are redacted', () => {
  expect(redactQuery('?member=1&token=2', (name) => name === 'member')).toBe('?member=redacted&token=2')
})
