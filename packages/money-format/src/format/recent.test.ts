import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currencies, formatMoney } from '../index.ts'
import { createRecent } from './recent.ts'

describe('the cache of formatters', () => {
  const locales = ['en-US', 'de-DE', 'fr-FR', 'ja-JP']
  const looks = locales.flatMap((locale) => currencies.map((currency) => ({ locale, currency })))
  const Original = Intl.NumberFormat
  let asked = 0

  /** Whether Intl is asked when an amount is formatted. */
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
    for (const look of looks.slice(0, 100)) asksIntl(look)
  })
  afterEach(() => {
    Intl.NumberFormat = Original
  })

  // spec: MNY-017
  test('holds 100, and asks Intl for none of them again', () => {
    expect(looks.slice(0, 100).some(asksIntl)).toBe(false)
  })

  // spec: MNY-017
  test('forgets the one used longest ago at the 101st', () => {
    const [first, second] = looks
    expect(asksIntl(first!)).toBe(false)
    expect(asksIntl(looks[100]!)).toBe(true)
    expect(asksIntl(first!)).toBe(false)
    expect(asksIntl(second!)).toBe(true)
  })
})

test('remembers what was used last, as far as it may', () => {
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
