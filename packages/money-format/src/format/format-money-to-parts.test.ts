import { describe, expect, test } from 'vitest'
import { currencies, formatMoneyToParts } from '../index.ts'
import { amounts, intlLocale, locales, optionSets } from './differential.test-support.ts'

describe('formatMoneyToParts', () => {
  test('names the parts of a price', () => {
    expect(formatMoneyToParts({ value: '-1234.5', currency: 'USD' })).toEqual([
      { type: 'minusSign', value: '-' },
      { type: 'currency', value: '$' },
      { type: 'integer', value: '1' },
      { type: 'group', value: ',' },
      { type: 'integer', value: '234' },
      { type: 'decimal', value: '.' },
      { type: 'fraction', value: '50' },
    ])
  })

  test('leaves out the decimals of a currency that has none', () => {
    expect(formatMoneyToParts({ value: '500', currency: 'JPY' })).toEqual([
      { type: 'currency', value: '¥' },
      { type: 'integer', value: '500' },
    ])
  })

  test('returns the same parts as Intl', () => {
    const differences = []
    for (const locale of locales) {
      for (const currency of currencies.slice(0, 4)) {
        for (const options of optionSets) {
          const intl = new Intl.NumberFormat(intlLocale(locale, options), {
            style: 'currency',
            currency,
            signDisplay: 'negative',
            ...options,
          })
          for (const value of amounts) {
            const ours = formatMoneyToParts({ value, currency }, { locale, ...options })
            const theirs = intl.formatToParts(value as `${number}`)
            if (JSON.stringify(ours) !== JSON.stringify(theirs))
              differences.push({ locale, currency, options, value })
          }
        }
      }
    }
    expect(differences).toEqual([])
  })
})
