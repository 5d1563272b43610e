import { describe, expect, test } from 'vitest'
import { createByteLedger } from './byte-ledger.ts'

describe('a byte ledger', () => {
  test('reserves up to its limit, and no byte more', () => {
    const ledger = createByteLedger(100)
    expect(ledger.reserve(60)).toBeDefined()
    expect(ledger.reserve(41)).toBeUndefined()
    expect(ledger.reserve(40)).toBeDefined()
    expect(ledger.reserve(1)).toBeUndefined()
  })

  test('has room again for what is given back', () => {
    const ledger = createByteLedger(100)
    const release = ledger.reserve(100)
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
