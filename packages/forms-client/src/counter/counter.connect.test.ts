import { expect, test } from 'vitest'
import { connectCounter, labels } from '../connect.ts'

// spec: FRM-052 FRM-053
test.each([
  [12, 100, '12 / 100', 'under'],
  [100, 100, '100 / 100', 'under'],
  [101, 100, '101 / 100', 'over'],
] as const)('%i characters of %i are counted as %j: %s', (count, max, children, state) => {
  expect(connectCounter(count, max, labels)).toEqual({
    root: { 'aria-hidden': true, 'data-form': 'counter', 'data-state': state, children },
    status: { role: 'status', 'data-form': 'counter-status', children },
  })
})

// spec: FRM-052
test('a counter without a limit is not drawn', () => {
  expect(connectCounter(12, 0, labels)).toBeUndefined()
})
