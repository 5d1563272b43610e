import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createByteLedger, utf8Length } from './byte-ledger.ts'

describe('a byte ledger', () => {
  test('reserves up to its limit, and no byte more', () => {
    const ledger = createByteLedger(100)
    expect(ledger.reserve(60)).toBeDefined()
    expect(ledger.reserve(41)).toBeUndefined()
    expect(ledger.reserve(40)).toBeDefined()
    expect(ledger.reserve(1)).toBeUndefined()
  })

  test('has room again for what is given back, once', () => {
    const ledger = createByteLedger(100)
    const release = ledger.reserve(100)
    release?.()
    release?.()
    expect(ledger.reserve(100)).toBeDefined()
    expect(ledger.reserve(1)).toBeUndefined()
  })

  test('leaves four kilobytes of the 64 KiB to other scripts unless a limit is given', () => {
    const ledger = createByteLedger()
    expect(ledger.reserve(60_001)).toBeUndefined()
    expect(ledger.reserve(60_000)).toBeDefined()
  })
})

test('the length of a text is that of its bytes in UTF-8', () => {
  const encoder = new TextEncoder()
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(utf8Length(text)).toBe(encoder.encode(text).length)
      },
    ),
    { numRuns: 1000 },
  )
  expect(utf8Length('aé漢😀\ud800x\udc00')).toBe(1 + 2 + 3 + 4 + 3 + 1 + 3)
})
