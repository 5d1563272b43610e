import { expect, test } from 'vitest'
import { messages } from '@sitewright/cart-client'
import { problemText } from './problem-text.ts'

const shop = { client: { messages: messages }, localization: { locale: 'en' } } as Parameters<
  typeof problemText
>[1]

test.each([
  [{ kind: 'network', cause: undefined }, 'Please check your internet connection.'],
  [{ kind: 'timeout' }, 'Please check your internet connection.'],
  [{ kind: 'malformed' }, 'Please try again.'],
  [{ kind: 'refused', status: 500, body: undefined }, 'Please try again.'],
  [
    { kind: 'refused', status: 401, body: undefined, message: 'Please sign in first.' },
    'Please sign in first.',
  ],
] as const)('of the failure %j the shopper reads "%s"', (failure, text) => {
  expect(problemText(failure, shop)).toBe(text)
})
