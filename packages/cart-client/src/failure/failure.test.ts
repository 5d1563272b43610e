import { describe, expect, test } from 'vitest'
import {
  attemptTitle,
  failureAlert,
  failureText,
  isDisconnected,
  isUndone,
  mayTakePart,
  type CartFailure,
} from './failure.ts'
import { cartAlert } from '../cart/cart-alert.ts'
import { messages } from '../messages.ts'

const failures: readonly [CartFailure, { undone: boolean; disconnected: boolean }][] = [
  [
    { kind: 'crumb', cookiesEnabled: true },
    { undone: true, disconnected: false },
  ],
  [{ kind: 'too-many' }, { undone: true, disconnected: false }],
  [
    { kind: 'refused', status: 400 },
    { undone: true, disconnected: false },
  ],
  [{ kind: 'offline' }, { undone: true, disconnected: true }],
  [{ kind: 'gone' }, { undone: true, disconnected: false }],
  [{ kind: 'unsupported' }, { undone: true, disconnected: false }],
  [
    { kind: 'server-down', status: 503 },
    { undone: false, disconnected: false },
  ],
  [
    { kind: 'contract', path: 'id' },
    { undone: false, disconnected: false },
  ],
  [{ kind: 'timeout' }, { undone: false, disconnected: false }],
  [{ kind: 'network' }, { undone: false, disconnected: true }],
  [{ kind: 'aborted' }, { undone: false, disconnected: false }],
]

test.each(failures)(
  '%j proves what the server has not done, and names the connection: %j',
  (failure, facts) => {
    expect({ undone: isUndone(failure), disconnected: isDisconnected(failure) }).toEqual(facts)
  },
)

test.each([
  [200, true],
  [400, true],
  [409, true],
  [422, true],
  [403, false],
  [404, false],
  [401, false],
])('a server that refused a request with %d may accept a part of it: %s', (status, expected) => {
  expect(mayTakePart({ kind: 'refused', status })).toBe(expected)
  expect(mayTakePart({ kind: 'server-down', status })).toBe(false)
})

describe('the text of a failure', () => {
  // spec: CRT-171 CRT-172 CRT-173 CRT-005
  test.each([
    [{ kind: 'refused', status: 400, message: 'Only 5 left.' }, 'Only 5 left.'],
    [{ kind: 'refused', status: 403 }, 'Please try again.'],
    [{ kind: 'refused', status: 400, message: ' \n' }, 'Please try again.'],
    [{ kind: 'server-down', status: 500 }, 'Please try again.'],
    [{ kind: 'server-down', status: 503, message: 'Back at noon.' }, 'Back at noon.'],
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
