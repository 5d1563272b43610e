import { describe, expect, test } from 'vitest'
import { outcomeOf, outcomeReason, requestTimeoutMs, type Wire } from './transport.ts'

const wire: Wire = { url: '/api', body: '{}', contentType: 'application/json' }

describe('the outcome of a request', () => {
  test.each([
    [199, 'rejected'],
    [200, 'accepted'],
    [299, 'accepted'],
    [300, 'rejected'],
  ])('with the status %d is: %s', (status, kind) => {
    expect(outcomeOf(status, wire, null)).toMatchObject({ kind, status })
  })

  test.each([
    [204, 'rejected'],
    [302, 'accepted'],
  ])('with the status %d, where only 302 is a success, is: %s', (status, kind) => {
    expect(outcomeOf(status, { ...wire, statuses: [302] }, null).kind).toBe(kind)
  })

  test('has the time after which the server wants to be asked again', () => {
    expect(outcomeOf(429, wire, '30')).toEqual({ kind: 'rejected', status: 429, retryAfter: '30' })
    expect(outcomeOf(429, wire, null)).toEqual({ kind: 'rejected', status: 429, retryAfter: undefined })
  })

  test.each([
    [{ kind: 'failed', reason: 'timeout' }, 'timeout'],
    [{ kind: 'rejected', status: 503 }, '503'],
    [{ kind: 'accepted', status: 200 }, '200'],
    [{ kind: 'accepted' }, undefined],
    [{ kind: 'rejected', status: 0 }, 'redirect'],
  ] as const)('%j has the reason %s', (outcome, reason) => {
    expect(outcomeReason(outcome)).toBe(reason)
  })
})

test('a request is waited for 2.5 seconds', () => {
  expect(requestTimeoutMs).toBe(2500)
})
