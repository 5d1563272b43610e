import { describe, expect, test } from 'vitest'
import { cartLoad, mayHaveCart } from './cart-load.machine.ts'
import { walk } from '../../walk.test-support.ts'

describe('the cart at page start', () => {
  // spec: CRT-096 CRT-097
  test.each([
    [{ isAuthenticated: true, hasCart: undefined, cartToken: undefined }, true],
    [{ isAuthenticated: false, hasCart: 'true', cartToken: undefined }, true],
    [{ isAuthenticated: false, hasCart: 'false', cartToken: undefined }, false],
    [{ isAuthenticated: false, hasCart: undefined, cartToken: 'abc' }, true],
    [{ isAuthenticated: false, hasCart: undefined, cartToken: '' }, false],
    [{ isAuthenticated: false, hasCart: '1', cartToken: undefined }, false],
  ])('%j is worth a request: %s', (evidence, worth) => {
    expect(mayHaveCart(evidence)).toBe(worth)
  })
})

// spec: CRT-096 CRT-097
test('a page loads its cart or skips that, and a failed reading may be repeated', () => {
  expect(walk(cartLoad, ['skip', 'settled'])).toEqual(['ready', 'ready'])
  expect(walk(cartLoad, ['load', 'rejected', 'load', 'settled', 'rejected'])).toEqual([
    'loading',
    'failed',
    'loading',
    'ready',
    'ready',
  ])
})
