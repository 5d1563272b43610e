import { describe, expect, test } from 'vitest'
import { attemptTitle, failureAlert, failureText, type CartFailure } from './failure.ts'
import { cartAlert } from './cart-alert.ts'
import { messages } from '../messages.ts'

describe('the text of a failure', () => {
  // spec: CRT-171 CRT-172 CRT-173 CRT-005
  test.each([
    [{ kind: 'refused', status: 400, message: 'Only 5 left.' }, 'Only 5 left.'],
    [{ kind: 'refused', status: 403 }, 'Please try again.'],
    [{ kind: 'server-down', status: 500 }, 'Please try again.'],
    [
      { kind: 'crumb', cookiesEnabled: true },
      'Your session has expired. Please reload the page and try again.',
    ],
    [
      { kind: 'crumb', cookiesEnabled: false },
      'Please enable cookies in your browser, reload the page, and try again.',
    ],
    [{ kind: 'too-many' }, 'Please try again in a few seconds.'],
    [{ kind: 'offline' }, 'Please check your internet connection.'],
    [{ kind: 'network' }, 'Please check your internet connection.'],
    [{ kind: 'timeout' }, 'Please try again.'],
    [{ kind: 'contract', path: 'entries.0.id' }, 'Please try again.'],
    [{ kind: 'gone' }, 'Please try again.'],
  ] satisfies [CartFailure, string][])('%j: %s', (failure, text) => {
    expect(failureText(failure, messages)).toBe(text)
  })

  test.each([
    ['add', 'Unable to Add Item'],
    ['purchase', 'Unable to Purchase Item'],
    ['giftCard', 'Unable to purchase Gift Card'],
    ['addItem', 'Unable to add item'],
    ['removeItem', 'Unable to remove item'],
    ['updateQuantity', 'Unable to update quantity'],
    ['updateForm', 'Unable to update form'],
    ['openForm', 'Unable to open form'],
  ] as const)('the headline for %s is %s', (attempt, title) => {
    expect(attemptTitle(attempt, messages)).toBe(title)
  })

  test('an entry operation has its own title, and leaving the page has no alert', () => {
    const failed = {
      operation: { kind: 'remove', entryId: 'e' },
      failure: { kind: 'offline' },
      isUnclear: false,
    } as const
    expect(cartAlert(failed, messages)).toEqual({
      title: 'Unable to remove item',
      message: 'Please check your internet connection.',
    })
    expect(failureAlert('add', { kind: 'aborted' }, messages)).toBeUndefined()
  })
})
