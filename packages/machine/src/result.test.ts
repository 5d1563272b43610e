import { expect, test } from 'vitest'
import { fail, succeed, type Result } from './result.ts'

test('a result is a value or a failure', () => {
  const half = (value: number): Result<number, 'odd'> => (value % 2 ? fail('odd') : succeed(value / 2))
  expect(half(4)).toEqual({ ok: true, value: 2 })
  expect(half(3)).toEqual({ ok: false, failure: 'odd' })
})
