import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currencies, formatMoney } from '../index.ts'
import { createRecent } from './recent.ts'

describe('the cache of patterns', () => {
  const locales = ['en-US', 'de-DE', 'fr-FR', 'ja-JP']
  const pairs = locales.flatMap((locale) => currencies.map((currency) => ({ locale, currency })))
  const Original = Intl.NumberFormat
  let asked = 0

  /** True if formatting an amount creates a formatter of Intl. */
  const asksIntl = ({ locale, currency }: { locale: string; currency: string }): boolean => {
    asked = 0
    formatMoney({ value: '1', currency }, { locale })
    return asked > 0
  }

  beforeEach(() => {
    class Counting extends Original {
      constructor(locale?: string, options?: Intl.NumberFormatOptions) {
        super(locale, options)
        asked++
      }
    }
    Intl.NumberFormat = Counting as typeof Intl.NumberFormat
    for (const pair of pairs.slice(0, 100)) asksIntl(pair)
  })
  afterEach(() => {
    Intl.NumberFormat = Original
  })

  // spec: MNY-017
  test('keeps 100 patterns without asking Intl again', () => {
    expect(pairs.slice(0, 100).some(asksIntl)).toBe(false)
  })

  // spec: MNY-017
  test('drops the pattern used longest ago at the 101st', () => {
    const [first, second] = pairs
    expect(asksIntl(first!)).toBe(false)
    expect(asksIntl(pairs[100]!)).toBe(true)
    expect(asksIntl(first!)).toBe(false)
    expect(asksIntl(second!)).toBe(true)
  })
})

test('createRecent keeps the values used last, up to its limit', () => {
  const recent = createRecent<string>(2)
  const made: string[] = []
  const get = (key: string): string =>
    recent(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
