import { describe, expect, test } from 'vitest'
import { sanitise } from '../index.ts'

describe('sanitising', () => {
  test.each([
    ['<script>alert(1)</script> & "x"', '<script>alert(1)</script> & "x"'],
    ['a\u0000b\u001bc\u007fd\u0085e', 'abcde'],
    ['line\r\nline\rline\ttab', 'line\nline\nline\ttab'],
    ['lone \ud800 and \udc00', 'lone \ufffd and \ufffd'],
    ['pair 😀', 'pair 😀'],
    ['\u202eright to left\u200f', '\u202eright to left\u200f'],
  ])('turns %j into %j', (text, clean) => {
    expect(sanitise(text)).toBe(clean)
  })

  test('takes a megabyte', () => {
    expect(sanitise('x\u0000'.repeat(500_000))).toHaveLength(500_000)
  })
})
