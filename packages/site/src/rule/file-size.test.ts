import { describe, expect, test } from 'vitest'
import { humanizeFileSize, MB } from './file-size.ts'

describe('file sizes', () => {
  // spec: EDT-027
  test.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [1024 * 1024, '1 MB'],
    [1_000_000, '976.6 KB'],
    [5 * 1024 ** 3, '5 GB'],
    [2048 * 1024 ** 4, '2,048 TB'],
    [-5, '0 B'],
    [NaN, '0 B'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(humanizeFileSize(bytes)).toBe(text)
  })

  test('are written in another language', () => {
    expect(humanizeFileSize(1536, { locale: 'de' })).toBe('1,5 KB')
  })

  // spec: EDT-028
  test('have limits in megabytes of a million bytes', () => {
    expect(MB).toBe(1_000_000)
  })
})
